import { useEffect, useState } from 'react';

/** A place for messages beside the page, which a popup over the page must not silence. */
export function useToastLayer(): HTMLElement {
  const [layer] = useState(() => document.createElement('div'));
  useEffect(() => {
    const keepHeard = new MutationObserver(() => {
      if (layer.hasAttribute('aria-hidden')) layer.removeAttribute('aria-hidden');
    });
    keepHeard.observe(layer, { attributeFilter: ['aria-hidden'] });
    document.body.append(layer);
    return () => {
      keepHeard.disconnect();
      layer.remove();
    };
  }, [layer]);
  return layer;
}
