import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { NavLink } from 'react-router';
import { ChevronDownIcon } from '../../ui/icons';
import { DropPanel } from './DropPanel';
import type { Dropdown } from './navigation';
import { NavButton, navItem } from './NavItem';
import { useDisclosure } from './useDisclosure';

const Root = styled('div')({ position: 'relative', '& > button svg': { fontSize: '1.125rem' } });

const Menu = styled('ul')({ listStyle: 'none', minWidth: 276 });

const MenuLink = styled(NavLink)(navItem, { width: '100%' });

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** A dropdown of the top bar: a menu button whose items are links. */
export function AboutMenu({ item }: { item: Dropdown }) {
  const { isOpen, root, button, hover, toggle, open, close } = useDisclosure();
  const menuId = useId();
  const menu = useRef<HTMLUListElement>(null);
  const byKeyboard = useRef(false);
  const items = () => [...(menu.current?.querySelectorAll('a') ?? [])];

  useEffect(() => {
    if (isOpen && byKeyboard.current) items()[0]?.focus();
    byKeyboard.current = false;
  }, [isOpen]);

  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    byKeyboard.current = true;
    if (isOpen) items()[0]?.focus();
    open();
  };
  const moveByKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') close();
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const links = items();
    const at = links.findIndex((link) => link === document.activeElement);
    links[step(at, links.length)]?.focus();
  };

  return (
    <Root ref={root} {...hover}>
      <NavButton
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onKeyDown={openByKey}
        onClick={({ detail }) => {
          byKeyboard.current = detail === 0;
          toggle();
        }}
      >
        {item.link_name}
        <ChevronDownIcon />
      </NavButton>
      {isOpen && (
        <DropPanel align="start">
          <Menu
            ref={menu}
            id={menuId}
            role="menu"
            aria-label={item.link_name}
            onKeyDown={moveByKey}
          >
            {item.links.map(({ link_name, link_url }) => (
              <li key={link_url} role="none">
                <MenuLink role="menuitem" tabIndex={-1} end to={link_url} onClick={close}>
                  {link_name}
                </MenuLink>
              </li>
            ))}
          </Menu>
        </DropPanel>
      )}
    </Root>
  );
}
