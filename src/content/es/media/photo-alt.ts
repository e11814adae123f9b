import { altNamed } from '../../media/named-photos.ts'
import type { PhotoName } from '../../media/photos.ts'
import { alt } from './alt.ts'

export const photoAlt: Record<PhotoName, string> = {
  ...alt,
  kit_flat:
    'Fresas, destornilladores, llave dinamométrica, implantes y pilares ordenados en una bandeja blanca',
  bone_section: 'Modelo seccionado de mandíbula con un implante en el hueso, su pilar y su corona encima',
  full_arch:
    'Mandíbula transparente con cuatro implantes, dos inclinados, y un puente de arcada completa encima',
  lecture: 'Aula con un implante en la pantalla',
  guide_backlit: 'Guía quirúrgica naranja y una fresa sobre una mesa de luz',
  thread_macro: 'Espiras de un implante de titanio, primer plano',
  drill_macro: 'Fresa de implante con marcas de profundidad y gotas de agua',
  certificate: 'Certificado Fellowship de BHIA enmarcado con sello dorado, y un bolígrafo',
  guided: 'Fresado a través del casquillo de una guía quirúrgica impresa',
  torque_wrench:
    'Llave dinamométrica, de 10 a 45 Ncm, sobre un destornillador en un modelo de hueso seccionado',
  crowns: 'Coronas cerámicas y un pilar sobre cristal negro',
  healing_cap: 'Pilares de cicatrización de titanio y dorados en un modelo de mandíbula',
  monitor: 'Planificación de implantes en pantalla, con un modelo de mandíbula e implantes delante',
  light_box: 'Radiografía panorámica en un negatoscopio, con un calibrador delante',
  fixtures: 'Una hilera de implantes de titanio sobre una mesa oscura',
  scan_body: 'Modelo de mandíbula con scan bodies ante una laptop que muestra el escaneo',
  kit: 'Caja quirúrgica con fresas e implantes en filas',
  hero: 'Implante, pilar y corona separados sobre un mismo eje, luz azul marino y naranja',
  library: 'Tomos de implantología y un modelo de mandíbula junto a una lámpara cálida',
  opg: 'Radiografía panorámica con implantes',
  cbct: 'Pantalla de planificación con vistas axial, transversal y panorámica',
}

/** Also of pictures that staff uploaded. */
export const photoAltOf = (name: string) => altNamed(name, 'es', photoAlt)
