import { createDefaultPolicy } from './app/createDefaultPolicy';
import { keepEarlyInput } from './app/earlyInput';
import { keepRenderedAddress } from './app/renderedAddress';

/**
 * The one script inside a rendered page: the page is painted before any other script is asked for. Its
 * element names the others in `data-scripts`.
 */
createDefaultPolicy(window);
keepEarlyInput(window);
keepRenderedAddress(window);
const names = document.currentScript?.dataset['scripts']?.match(/\S+/g) ?? [];

function loadScripts(): void {
  for (const name of names) {
    const script = document.createElement('script');
    script.src = name;
    // In their order.
    script.async = false;
    // webpack asks for missing code once more only where no element has its address.
    script.onerror = () => script.remove();
    document.head.append(script);
  }
}

// A page in the background is not painted before it is looked at.
if (document.visibilityState === 'hidden') loadScripts();
else requestAnimationFrame(() => setTimeout(loadScripts));
