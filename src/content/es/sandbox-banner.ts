import type { Copy } from '../en/sandbox-banner.ts'

export const copy: Copy = {
  label: 'Sobre esta demostración',
  sentence: 'Demostración: no se realizan cobros reales.',
}
