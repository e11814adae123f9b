import type { Copy } from '../en/schedule.ts'

export const copy: Copy = {
  meta: {
    title: 'El año por delante: todas las fechas',
    description:
      'Todas las fechas de los próximos doce meses en Beverly Hills: cupos libres, precios por inscripción anticipada, reembolsos y la ruta de cada programa.',
  },
  title: 'El año por delante',
  lead: 'Todas las fechas disponibles, con los cupos que quedan.',
}
