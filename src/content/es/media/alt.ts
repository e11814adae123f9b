import type { Alt } from '../../en/media/alt.ts'

export const alt: Alt = {
  operatory: 'Consultorio soleado con sillón dental, lámpara y planta',
  handson: 'Mesa de prácticas con modelos de mandíbula, contraángulo y caja quirúrgica',
  granules: 'Gránulos de injerto óseo en una placa de vidrio con cucharilla y membrana',
  palms: 'Avenida de palmeras en Beverly\u00a0Hills al anochecer',
  academy: 'La academia al anochecer, con la arcada y la sala iluminadas reflejadas en un estanque',
  terrace: 'Patio blanco con arcos, palmeras y una piscina',
}
