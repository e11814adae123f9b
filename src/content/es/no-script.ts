import type { Copy } from '../en/no-script.ts'

export const copy: Copy = {
  before: 'Esta página necesita JavaScript para cargar, reproducir y enviar. Actívelo, llame al ',
  between: ' o escriba a ',
  after: '.',
}
