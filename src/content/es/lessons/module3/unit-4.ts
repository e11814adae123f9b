import type { UnitText } from '../../../lesson-types.ts'

export const unit4: UnitText = {
  title: 'Carga y ajuste',
  lessons: [
    {
      slug: 'overload',
      title: 'La sobrecarga: qué hace y cómo se ve',
      minutes: 9,
      film: 'occlusion',
      body: '',
    },
    {
      slug: 'misfit',
      title: 'El puente que nunca ajustó',
      minutes: 9,
      body: '',
    },
    {
      slug: 'chipped-ceramic',
      title: 'Cerámica astillada: pulir, reparar o cambiar',
      minutes: 8,
      body: '',
    },
  ],
}
