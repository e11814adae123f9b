import { abbreviation } from '#domain/catalogue.ts'
import { namesFrom } from '../names.ts'

export const names = namesFrom('es', {
  programs: {
    fellowship: `Programa Fellowship de ${abbreviation}`,
    mastership: `Programa Mastership de ${abbreviation}`,
  },
  online: 'En línea',
  ceHours: 'horas CE',
  course: 'Curso',
  unknown: 'Curso desconocido',
})
