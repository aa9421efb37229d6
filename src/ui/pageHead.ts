interface Head {
  title: string;
  description: string;
  /** Null for a page whose address must not be repeated. */
  canonical: string | null;
}

/** Replaces what the server wrote into the page's head for the address it was asked for. */
export function describePage(page: Document, { title, description, canonical }: Head): void {
  const place = (selector: string, tag: string, fixed: Record<string, string>) => {
    const element = page.head.querySelector(selector) ?? page.createElement(tag);
    for (const [name, value] of Object.entries(fixed)) element.setAttribute(name, value);
    if (!element.isConnected) page.head.append(element);
  };
  page.title = title;
  place('meta[name="description"]', 'meta', { name: 'description', content: description });
  if (canonical) place('link[rel="canonical"]', 'link', { rel: 'canonical', href: canonical });
  else page.head.querySelector('link[rel="canonical"]')?.remove();
}
