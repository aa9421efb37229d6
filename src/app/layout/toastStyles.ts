interface RuleText {
  data: string;
}

declare global {
  interface Window {
    /** The style element of notistack's style library (goober), as far as it uses one. */
    _goober?: { parentNode: Node; firstChild: RuleText };
  }
}

/**
 * The library changes the text of a style element, which the page's policy refuses. What it writes goes
 * into an empty element as rules, all within one, since only a single rule can be inserted at a time.
 */
function createRuleText(): RuleText {
  const element = document.createElement('style');
  let text = '';
  return {
    get data() {
      return text;
    },
    set data(next) {
      text = next;
      if (!element.isConnected) document.head.append(element);
      const { sheet } = element;
      if (sheet?.cssRules.length) sheet.deleteRule(0);
      sheet?.insertRule(`@media all{${text}}`);
    },
  };
}

export {};

window._goober ??= { parentNode: document.head, firstChild: createRuleText() };
