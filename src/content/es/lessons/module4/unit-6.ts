import type { UnitText } from '../../../lesson-types.ts'

export const unit6: UnitText = {
  title: 'Entrega y mantenimiento',
  lessons: [
    {
      slug: 'delivering-the-bridge',
      title: 'La entrega: tornillos, contactos, chimeneas',
      minutes: 10,
      film: 'torque',
      body: '',
    },
    {
      slug: 'arch-occlusion',
      title: 'La oclusión de la arcada',
      minutes: 9,
      film: 'occlusion',
      body: '',
    },
    {
      slug: 'hygiene-and-repair',
      title: 'Higiene, controles y reparación',
      minutes: 10,
      film: 'bone_loss',
      body: '',
    },
  ],
}
