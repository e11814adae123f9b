import { abbreviation } from '#domain/catalogue/catalogue.ts'
import { namesFrom } from '../../courses/names.ts'

export const names = namesFrom('es', {
  programs: {
    fellowship: `Programa Fellowship de ${abbreviation}`,
    mastership: `Programa Mastership de ${abbreviation}`,
  },
  offered: {
    residency: 'Residencia',
    'fellowship-fee': 'Cuota del Fellowship',
    'mastership-fee': 'Cuota del Mastership',
  },
  online: 'En línea',
  ceHours: 'horas CE',
  course: 'Curso',
  unknown: 'Curso desconocido',
})
