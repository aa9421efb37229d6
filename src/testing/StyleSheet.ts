interface Options {
  key: string;
  container: Node;
}

/** What of a rule decides whether something is seen, named or can be clicked. */
const DECIDES = /[{;](display|visibility|opacity|pointer-events):/;

/**
 * Stands for @emotion/sheet. jsdom has no layout, yet it matches every rule against every element that a
 * query by role looks at, so only the rules that such a query asks for are inserted. Conditional
 * rules are left out, since jsdom does not evaluate their conditions.
 */
export class StyleSheet {
  readonly key: string;
  readonly container: Node;
  tags: HTMLStyleElement[] = [];
  before: Element | null = null;

  constructor({ key, container }: Options) {
    this.key = key;
    this.container = container;
  }

  hydrate(tags: HTMLStyleElement[]): void {
    this.tags.push(...tags);
  }

  insert(rule: string): void {
    if (rule.startsWith('@') || !DECIDES.test(rule)) return;
    const tag = this.tags[0]?.isConnected ? this.tags[0] : this.addTag();
    tag.sheet?.insertRule(rule, tag.sheet.cssRules.length);
  }

  flush(): void {
    for (const tag of this.tags) tag.remove();
    this.tags = [];
  }

  private addTag(): HTMLStyleElement {
    const tag = document.createElement('style');
    tag.dataset['emotion'] = this.key;
    this.container.insertBefore(tag, this.container.firstChild);
    this.tags = [tag];
    return tag;
  }
}
