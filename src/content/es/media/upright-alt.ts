import type { CoursePageId } from '../../media/course-photos.ts'

/** What the upright picture of each course shows. */
export const uprightAlt: Record<CoursePageId, string> = {
  module1: 'Implante, pilar, tornillo y corona sobre un mismo eje',
  module2: 'Premolar extraído sobre un alvéolo seccionado con implante y gránulos de injerto',
  module3: 'Mandíbula seccionada: cráter óseo alrededor de un implante, sonda en la bolsa',
  module4: 'Puente de arcada completa sobre una mandíbula transparente con cuatro implantes',
  clinical1: 'Contraángulo quirúrgico fresando un lecho en un modelo de mandíbula',
  clinical2: 'Maxilar seccionado: membrana sinusal elevada sobre el injerto, implante debajo',
  fellowship: 'Certificado Fellowship de BHIA enmarcado con sello dorado, y una pluma',
  mastership: 'Tomos de implantología y un modelo de mandíbula junto a una lámpara cálida',
  residency: 'Cuatro escalones: fresa, implante, pilar, corona',
}
