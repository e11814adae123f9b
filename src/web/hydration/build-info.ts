/** The data attributes of the boot script: the addresses of this build's scripts and of the full stylesheet. */
export function buildInfo(): DOMStringMap {
  return document.querySelector<HTMLScriptElement>('script[data-scripts]')?.dataset ?? {}
}
