import { academy } from '../../academy.ts'
import type { Copy } from '../../en/site/home.ts'

export const copy: Copy = {
  meta: {
    title: `${academy.name}: Fellowship y Mastership`,
    description: `Posgrado en implantes para odontólogos: módulos en línea y sesiones clínicas prácticas en ${academy.address.city}, por curso o como Fellowship o Mastership.`,
  },
  hero: {
    origin: `Desde ${academy.founded}`,
    city: academy.address.city,
    state: ', California',
    title: { before: 'El', emphasis: 'Mastership', after: 'más prestigioso de la industria' },
    lead: 'Formación de posgrado en implantes para odontólogos: módulos en línea guiados por docentes y sesiones clínicas prácticas.',
    /** On narrow screens only; others show Register in the header. */
    action: 'Ver cursos y fechas',
  },
  dates: {
    title: 'Próximas fechas',
    past: 'Pasada',
    sample: 'Fechas de muestra, sin confirmar',
    toBeAnnounced: 'Próximas fechas por anunciar',
  },
}
