import { abbreviation } from '#domain/catalogue.ts'
import { namesFrom } from '../names.ts'

export const names = namesFrom({
  courses: {
    module1: { label: 'Módulo 1', title: 'Implantología dental básica' },
    module2: { label: 'Módulo 2', title: 'Implantología avanzada e inmediata' },
    module3: { label: 'Módulo 3', title: 'Casos complicados y fracasos de implantes' },
    module4: { label: 'Módulo 4', title: 'Arcada completa: cirugía y restauración' },
    clinical1: { label: 'Clínico 1', title: 'Cirugía básica e intermedia' },
    clinical2: { label: 'Clínico 2', title: 'Técnicas quirúrgicas avanzadas' },
  },
  programs: {
    fellowship: `Programa Fellowship de ${abbreviation}`,
    mastership: `Programa Mastership de ${abbreviation}`,
  },
  online: 'En línea',
  ceHours: 'horas CE',
  course: 'Curso',
  unknown: 'Curso desconocido',
})
