// The pictures of public/photos: their true size, what they show, and the widths they exist in.
import type { Language } from '#domain/language.ts'

type Measures = {
  width: number
  height: number
  /** The encoded widths: SRC-WIDTH.avif and .webp. */
  widths: readonly number[]
}

export type Photo = Measures & {
  /** The address without width and ending. */
  src: string
  alt: Record<Language, string>
}

const usual: Measures = { width: 1200, height: 800, widths: [400, 800, 1200] }

function photo(name: string, en: string, es: string, measures = usual): Photo {
  return { src: `/photos/${name}`, ...measures, alt: { en, es } }
}

export const photos = {
  kit_flat: photo(
    'kit_flat',
    'Drills, drivers, torque wrench, implants and abutments laid out on a white tray',
    'Fresas, destornilladores, llave dinamométrica, implantes y pilares ordenados en una bandeja blanca',
  ),
  guided: photo(
    'guided',
    'Drilling through the sleeve of a printed surgical guide',
    'Fresado a través del casquillo de una guía quirúrgica impresa',
  ),
  bone_section: photo(
    'bone_section',
    'Sectioned jaw model with an implant in bone, its abutment and crown above',
    'Modelo seccionado de mandíbula con un implante en el hueso, su pilar y su corona encima',
  ),
  operatory: photo(
    'operatory',
    'Sunlit operatory with a dental chair, a lamp and a plant',
    'Gabinete soleado con sillón dental, lámpara y planta',
  ),
  full_arch: photo(
    'full_arch',
    'Clear lower jaw with four implants, two of them tilted, and a full-arch bridge above',
    'Mandíbula transparente con cuatro implantes, dos inclinados, y un puente de arcada completa encima',
  ),
  handson: photo(
    'handson',
    'Hands-on bench with jaw models, a handpiece and a surgical kit',
    'Mesa de prácticas con modelos de mandíbula, contraángulo y caja quirúrgica',
  ),
  torque_wrench: photo(
    'torque_wrench',
    'Torque wrench, 10 to 45 Ncm, on a driver over a sectioned bone model',
    'Llave dinamométrica, de 10 a 45 Ncm, sobre un destornillador en un modelo de hueso seccionado',
  ),
  lecture: photo(
    'lecture',
    'Lecture hall with an implant on the screen',
    'Aula con un implante en la pantalla',
  ),
  crowns: photo(
    'crowns',
    'Ceramic crowns and an abutment on black glass',
    'Coronas cerámicas y un pilar sobre cristal negro',
  ),
  guide_backlit: photo(
    'guide_backlit',
    'Orange surgical guide and a drill on a light table',
    'Guía quirúrgica naranja y una fresa sobre una mesa de luz',
  ),
  thread_macro: photo(
    'thread_macro',
    'Titanium implant threads, close up',
    'Espiras de un implante de titanio, primer plano',
  ),
  healing_cap: photo(
    'healing_cap',
    'Titanium and gold healing abutments in a jaw model',
    'Pilares de cicatrización de titanio y dorados en un modelo de mandíbula',
  ),
  monitor: photo(
    'monitor',
    'Implant planning on a screen, a jaw model and implants before it',
    'Planificación de implantes en pantalla, con un modelo de mandíbula e implantes delante',
  ),
  light_box: photo(
    'light_box',
    'Panoramic radiograph on a light box, a caliper before it',
    'Radiografía panorámica en un negatoscopio, con un calibrador delante',
  ),
  drill_macro: photo(
    'drill_macro',
    'Implant drill with depth marks and water drops',
    'Fresa de implante con marcas de profundidad y gotas de agua',
  ),
  granules: photo(
    'granules',
    'Bone graft granules in a glass dish with a scoop and a membrane',
    'Gránulos de injerto óseo en una placa de vidrio con cucharilla y membrana',
  ),
  fixtures: photo(
    'fixtures',
    'A row of titanium implants on a dark table',
    'Una hilera de implantes de titanio sobre una mesa oscura',
  ),
  scan_body: photo(
    'scan_body',
    'Jaw model with scan bodies before a laptop that shows the scan',
    'Modelo de mandíbula con scan bodies ante una laptop que muestra el escaneo',
  ),
  kit: photo(
    'kit',
    'Surgical cassette with drills and fixtures in rows',
    'Caja quirúrgica con fresas e implantes en filas',
  ),
  certificate: photo(
    'certificate',
    'Framed BHIA Fellowship certificate with a gold seal, and a pen',
    'Certificado Fellowship de BHIA enmarcado con sello dorado, y una pluma',
  ),
  palms: photo(
    'palms',
    'Palm avenue in Beverly Hills at dusk',
    'Avenida de palmeras en Beverly Hills al anochecer',
  ),
  terrace: photo(
    'terrace',
    'White arcaded courtyard with palms and a pool',
    'Patio blanco con arcos, palmeras y una alberca',
  ),
  hero: photo(
    'hero',
    'Implant, abutment and crown apart on one axis, navy and orange light',
    'Implante, pilar y corona separados sobre un mismo eje, luz azul marino y naranja',
    { width: 1920, height: 1080, widths: [640, 1280, 1920] },
  ),
  library: photo(
    'library',
    'Implantology volumes and a jaw model beside a warm lamp',
    'Tomos de implantología y un modelo de mandíbula junto a una lámpara cálida',
  ),
  opg: photo('opg', 'Panoramic radiograph with implants', 'Radiografía panorámica con implantes', {
    width: 2208,
    height: 1104,
    widths: [400, 800, 1200],
  }),
  cbct: photo(
    'cbct',
    'Implant planning screen with axial, cross-sectional and panoramic views',
    'Pantalla de planificación con vistas axial, transversal y panorámica',
    { width: 1920, height: 1200, widths: [400, 800, 1200] },
  ),
}

export type PhotoName = keyof typeof photos
