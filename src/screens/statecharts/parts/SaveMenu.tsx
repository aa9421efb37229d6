import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type RefObject } from 'react';
import { t } from '../../../../domain/language';
import { LONGEST_LINK, packChart } from '../../../machines/chart/chartLink';
import { mermaidOf } from '../../../machines/chart/mermaid';
import type { OutlinedState } from '../../../machines/chart/outline';
import { scxmlOf } from '../../../machines/chart/scxml';
import { saveFile } from '../../../ui/saveFile';
import { useToast } from '../../../ui/toasts';
import { carryingFragment } from '../chartAddress';
import { savePng, saveSvg } from './saveDrawing';

interface Props {
  root: OutlinedState;
  /** As JSON has it. */
  definition: object;
  place: RefObject<HTMLElement | null>;
}

/** The chart as files, and as text for the clipboard. */
export function SaveMenu({ root, definition, place }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const toast = useToast();
  const close = () => setAnchor(null);
  const copy = (text: string, done: string) =>
    navigator.clipboard.writeText(text).then(
      () => toast('success', done),
      () => toast('error', t('This browser did not allow copying.')),
    );
  const withDrawing = (save: (name: string, shown: SVGSVGElement) => unknown) => () => {
    const shown = place.current?.querySelector('svg');
    if (shown) save(root.id, shown);
  };
  async function copyLink() {
    const packed = await packChart(JSON.stringify(definition));
    if (packed.length > LONGEST_LINK) throw new Error('too long for an address');
    const { origin, pathname } = window.location;
    await copy(
      `${origin}${pathname}${carryingFragment(packed)}`,
      t('Copied. The link carries the whole chart.'),
    );
  }
  const orSay = (act: () => Promise<void>) => () =>
    void act().catch(() => toast('error', t('This browser cannot do that.')));
  const choices: [label: string, act: () => void][] = [
    [t('Download SVG'), withDrawing(saveSvg)],
    [t('Download PNG'), withDrawing((name, shown) => orSay(() => savePng(name, shown))())],
    [t('Download Mermaid'), () => saveFile(`${root.id}.mmd`, mermaidOf(root), 'text/plain')],
    [
      t('Download SCXML'),
      () => saveFile(`${root.id}.scxml`, scxmlOf(root), 'application/scxml+xml'),
    ],
    [
      t('Copy JSON for Stately Sketch'),
      () =>
        void copy(
          JSON.stringify(definition, null, 2),
          t('Copied. Paste it at sketch.stately.ai to see it and step through it there.'),
        ),
    ],
    [t('Copy a link with the chart in it'), orSay(copyLink)],
  ];
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('Save or send')}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-label': t('Save or send') } }}
      >
        {choices.map(([label, act]) => (
          <MenuItem
            key={label}
            onClick={() => {
              close();
              act();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
