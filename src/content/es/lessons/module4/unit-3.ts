import type { UnitText } from '../../../lesson-types.ts'

export const unit3: UnitText = {
  title: 'La cirugía',
  lessons: [
    {
      slug: 'reducing-the-ridge',
      title: 'Reducir el reborde según el plan',
      minutes: 9,
      body: '',
    },
    {
      slug: 'anterior-implants',
      title: 'Los implantes anteriores',
      minutes: 10,
      film: 'placement',
      body: '',
    },
    {
      slug: 'posterior-implants',
      title: 'Los implantes posteriores y el foramen mentoniano',
      minutes: 11,
      film: 'full_arch',
      body: '',
    },
    {
      slug: 'multi-unit-abutments',
      title: 'Pilares multiunidad: ángulo, altura, torque',
      minutes: 9,
      body: '',
    },
  ],
}
