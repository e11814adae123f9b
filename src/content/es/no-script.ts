import type { Copy } from '../en/no-script.ts'

export const copy: Copy = {
  before:
    'Esta página necesita JavaScript, sin el cual no puede cargar, reproducir ni enviar nada: actívelo, por favor, llame al ',
  between: ' o escriba a ',
  after: '.',
}
