import type { UnitText } from '../../../lesson-types.ts'

export const unit5: UnitText = {
  title: 'Nervio, seno y sangrado',
  lessons: [
    {
      slug: 'altered-sensation',
      title: 'Sensibilidad alterada: las primeras 24 horas',
      minutes: 11,
      body: '',
    },
    {
      slug: 'sinus-complications',
      title: 'El seno: perforación, infección, un implante perdido',
      minutes: 10,
      film: 'sinus_lift',
      body: '',
    },
    {
      slug: 'bleeding',
      title: 'Sangrado durante y después de la cirugía',
      minutes: 10,
      body: '',
    },
    {
      slug: 'infection-and-swelling',
      title: 'Infección e inflamación: cuándo referir',
      minutes: 9,
      body: '',
    },
  ],
}
