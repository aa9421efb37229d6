/** Of a button that can do no more, the next one beside it that can: it takes the focus. */
export const usableButton = (button: HTMLElement): HTMLElement | null | undefined =>
  button.matches(':disabled')
    ? button.parentElement?.querySelector<HTMLElement>('button:not(:disabled)')
    : button;
