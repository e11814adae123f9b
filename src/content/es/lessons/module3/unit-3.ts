import type { UnitText } from '../../../lesson-types.ts'

export const unit3: UnitText = {
  title: 'Los componentes',
  lessons: [
    {
      slug: 'loose-screws',
      title: 'Tornillos flojos: primero, la causa',
      minutes: 9,
      film: 'torque',
      body: '',
    },
    {
      slug: 'broken-screws',
      title: 'Recuperar un tornillo fracturado',
      minutes: 11,
      body: '',
    },
    {
      slug: 'abutment-fractures',
      title: 'Pilares fracturados y conexiones dañadas',
      minutes: 9,
      film: 'anatomy',
      body: '',
    },
    {
      slug: 'fixture-fractures',
      title: 'Implantes fracturados',
      minutes: 9,
      body: '',
    },
  ],
}
