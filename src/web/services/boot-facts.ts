/** What the document says of its build, on its first script: the files of React and the site, and the whole sheet. */
export function bootFacts(): DOMStringMap {
  return document.querySelector<HTMLScriptElement>('script[data-scripts]')?.dataset ?? {}
}
