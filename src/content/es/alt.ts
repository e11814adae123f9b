import type { Alt } from '../en/alt.ts'

export const alt: Alt = {
  kit_flat:
    'Fresas, destornilladores, llave dinamométrica, implantes y pilares ordenados en una bandeja blanca',
  bone_section: 'Modelo seccionado de mandíbula con un implante en el hueso, su pilar y su corona encima',
  operatory: 'Consultorio soleado con sillón dental, lámpara y planta',
  full_arch:
    'Mandíbula transparente con cuatro implantes, dos inclinados, y un puente de arcada completa encima',
  handson: 'Mesa de prácticas con modelos de mandíbula, contraángulo y caja quirúrgica',
  lecture: 'Aula con un implante en la pantalla',
  guide_backlit: 'Guía quirúrgica naranja y una fresa sobre una mesa de luz',
  thread_macro: 'Espiras de un implante de titanio, primer plano',
  drill_macro: 'Fresa de implante con marcas de profundidad y gotas de agua',
  granules: 'Gránulos de injerto óseo en una placa de vidrio con cucharilla y membrana',
  certificate: 'Certificado Fellowship de BHIA enmarcado con sello dorado, y un bolígrafo',
  palms: 'Avenida de palmeras en Beverly\u00a0Hills al anochecer',
  terrace: 'Patio blanco con arcos, palmeras y una piscina',
}
