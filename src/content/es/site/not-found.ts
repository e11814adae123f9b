import type { Copy } from '../../en/site/not-found.ts'

export const copy: Copy = {
  meta: {
    title: 'Página no encontrada',
    description: 'No hay ninguna página en esta dirección.',
  },
  title: ['Página no', 'encontrada'],
  home: 'Volver al inicio',
}
