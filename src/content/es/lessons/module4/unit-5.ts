import type { UnitText } from '../../../lesson-types.ts'

export const unit5: UnitText = {
  title: 'La prótesis',
  lessons: [
    {
      slug: 'impression-of-an-arch',
      title: 'La impresión de una arcada',
      minutes: 11,
      film: 'intraoral_scan',
      body: '',
    },
    {
      slug: 'passive-fit',
      title: 'Ajuste pasivo: comprobar y después confiar',
      minutes: 10,
      body: '',
    },
    {
      slug: 'bridge-materials',
      title: 'Materiales y lo que exige cada uno',
      minutes: 10,
      body: '',
    },
    {
      slug: 'the-try-in',
      title: 'La prueba',
      minutes: 9,
      body: '',
    },
  ],
}
