// The pictures of public/photos: their true size, what they show, and the widths they exist in.
import type { Language } from '#domain/language.ts'

export type Photo = {
  /** The address without width and ending. */
  src: string
  width: number
  height: number
  /** The encoded widths: SRC-WIDTH.avif and .webp. */
  widths: readonly number[]
  alt: Record<Language, string>
}

export const photos = {
  kit_flat: {
    src: '/photos/kit_flat',
    width: 1200,
    height: 800,
    widths: [400, 800, 1200],
    alt: {
      en: 'Drills, drivers, torque wrench, implants and abutments laid out on a white tray',
      es: 'Fresas, destornilladores, llave dinamométrica, implantes y pilares ordenados en una bandeja blanca',
    },
  },
  guided: {
    src: '/photos/guided',
    width: 1200,
    height: 800,
    widths: [400, 800, 1200],
    alt: {
      en: 'Drilling through the sleeve of a printed surgical guide',
      es: 'Fresado a través del casquillo de una guía quirúrgica impresa',
    },
  },
  bone_section: {
    src: '/photos/bone_section',
    width: 1200,
    height: 800,
    widths: [400, 800, 1200],
    alt: {
      en: 'Sectioned jaw model with an implant in bone, its abutment and crown above',
      es: 'Modelo seccionado de mandíbula con un implante en el hueso, su pilar y su corona encima',
    },
  },
  operatory: {
    src: '/photos/operatory',
    width: 1200,
    height: 800,
    widths: [400, 800, 1200],
    alt: {
      en: 'Sunlit operatory with a dental chair, a lamp and a plant',
      es: 'Gabinete soleado con sillón dental, lámpara y planta',
    },
  },
  full_arch: {
    src: '/photos/full_arch',
    width: 1200,
    height: 800,
    widths: [400, 800, 1200],
    alt: {
      en: 'Clear lower jaw with four implants, two of them tilted, and a full-arch bridge above',
      es: 'Mandíbula transparente con cuatro implantes, dos inclinados, y un puente de arcada completa encima',
    },
  },
  handson: {
    src: '/photos/handson',
    width: 1200,
    height: 800,
    widths: [400, 800, 1200],
    alt: {
      en: 'Hands-on bench with jaw models, a handpiece and a surgical kit',
      es: 'Mesa de prácticas con modelos de mandíbula, contraángulo y caja quirúrgica',
    },
  },
  torque_wrench: {
    src: '/photos/torque_wrench',
    width: 1200,
    height: 800,
    widths: [400, 800, 1200],
    alt: {
      en: 'Torque wrench, 10 to 45 Ncm, on a driver over a sectioned bone model',
      es: 'Llave dinamométrica, de 10 a 45 Ncm, sobre un destornillador en un modelo de hueso seccionado',
    },
  },
  lecture: {
    src: '/photos/lecture',
    width: 1200,
    height: 800,
    widths: [400, 800, 1200],
    alt: {
      en: 'Lecture hall with an implant on the screen',
      es: 'Aula con un implante en la pantalla',
    },
  },
  crowns: {
    src: '/photos/crowns',
    width: 1200,
    height: 800,
    widths: [400, 800, 1200],
    alt: {
      en: 'Ceramic crowns and an abutment on black glass',
      es: 'Coronas cerámicas y un pilar sobre cristal negro',
    },
  },
  guide_backlit: {
    src: '/photos/guide_backlit',
    width: 1200,
    height: 800,
    widths: [400, 800, 1200],
    alt: {
      en: 'Orange surgical guide and a drill on a light table',
      es: 'Guía quirúrgica naranja y una fresa sobre una mesa de luz',
    },
  },
  thread_macro: {
    src: '/photos/thread_macro',
    width: 1200,
    height: 800,
    widths: [400, 800, 1200],
    alt: {
      en: 'Titanium implant threads, close up',
      es: 'Espiras de un implante de titanio, primer plano',
    },
  },
  healing_cap: {
    src: '/photos/healing_cap',
    width: 1200,
    height: 800,
    widths: [400, 800, 1200],
    alt: {
      en: 'Titanium and gold healing caps in a jaw model',
      es: 'Tapones de cicatrización de titanio y dorado en un modelo de mandíbula',
    },
  },
  monitor: {
    src: '/photos/monitor',
    width: 1200,
    height: 800,
    widths: [400, 800, 1200],
    alt: {
      en: 'Implant planning on a screen, a jaw model and implants before it',
      es: 'Planificación de implantes en pantalla, con un modelo de mandíbula e implantes delante',
    },
  },
  light_box: {
    src: '/photos/light_box',
    width: 1200,
    height: 800,
    widths: [400, 800, 1200],
    alt: {
      en: 'Panoramic radiograph on a light box, a caliper before it',
      es: 'Radiografía panorámica en un negatoscopio, con un calibrador delante',
    },
  },
  drill_macro: {
    src: '/photos/drill_macro',
    width: 1200,
    height: 800,
    widths: [400, 800, 1200],
    alt: {
      en: 'Implant drill with depth marks and water drops',
      es: 'Fresa de implante con marcas de profundidad y gotas de agua',
    },
  },
  granules: {
    src: '/photos/granules',
    width: 1200,
    height: 800,
    widths: [400, 800, 1200],
    alt: {
      en: 'Bone graft granules in a glass dish with a scoop and a membrane',
      es: 'Gránulos de injerto óseo en una placa de vidrio con cucharilla y membrana',
    },
  },
  fixtures: {
    src: '/photos/fixtures',
    width: 1200,
    height: 800,
    widths: [400, 800, 1200],
    alt: {
      en: 'A row of titanium implants on a dark table',
      es: 'Una hilera de implantes de titanio sobre una mesa oscura',
    },
  },
  scan_body: {
    src: '/photos/scan_body',
    width: 1200,
    height: 800,
    widths: [400, 800, 1200],
    alt: {
      en: 'Jaw model with scan bodies before a laptop that shows the scan',
      es: 'Modelo de mandíbula con scan bodies ante una laptop que muestra el escaneo',
    },
  },
  kit: {
    src: '/photos/kit',
    width: 1200,
    height: 800,
    widths: [400, 800, 1200],
    alt: {
      en: 'Surgical cassette with drills and fixtures in rows',
      es: 'Caja quirúrgica con fresas e implantes en filas',
    },
  },
  certificate: {
    src: '/photos/certificate',
    width: 1200,
    height: 800,
    widths: [400, 800, 1200],
    alt: {
      en: 'Framed BHIA Fellowship certificate with a gold seal, and a pen',
      es: 'Certificado Fellowship de BHIA enmarcado con sello dorado, y una pluma',
    },
  },
  palms: {
    src: '/photos/palms',
    width: 1200,
    height: 800,
    widths: [400, 800, 1200],
    alt: {
      en: 'Palm avenue in Beverly Hills at dusk',
      es: 'Avenida de palmeras en Beverly Hills al anochecer',
    },
  },
  terrace: {
    src: '/photos/terrace',
    width: 1200,
    height: 800,
    widths: [400, 800, 1200],
    alt: {
      en: 'White arcaded courtyard with palms and a pool',
      es: 'Patio blanco con arcos, palmeras y una alberca',
    },
  },
  hero: {
    src: '/photos/hero',
    width: 1920,
    height: 1080,
    widths: [640, 1280, 1920],
    alt: {
      en: 'Implant, abutment and crown apart on one axis, navy and orange light',
      es: 'Implante, pilar y corona separados sobre un mismo eje, luz azul marino y naranja',
    },
  },
  library: {
    src: '/photos/library',
    width: 1200,
    height: 800,
    widths: [400, 800, 1200],
    alt: {
      en: 'Implantology volumes and a jaw model beside a warm lamp',
      es: 'Tomos de implantología y un modelo de mandíbula junto a una lámpara cálida',
    },
  },
  opg: {
    src: '/photos/opg',
    width: 2208,
    height: 1104,
    widths: [400, 800, 1200],
    alt: {
      en: 'Panoramic radiograph with implants',
      es: 'Radiografía panorámica con implantes',
    },
  },
  cbct: {
    src: '/photos/cbct',
    width: 1920,
    height: 1200,
    widths: [400, 800, 1200],
    alt: {
      en: 'Implant planning screen with axial, cross-sectional and panoramic views',
      es: 'Pantalla de planificación con vistas axial, transversal y panorámica',
    },
  },
} satisfies Record<string, Photo>

export type PhotoName = keyof typeof photos

/** The 22 of the carousel on /courses, in their order. */
export const carousel: readonly PhotoName[] = [
  'kit_flat',
  'guided',
  'bone_section',
  'operatory',
  'full_arch',
  'handson',
  'torque_wrench',
  'lecture',
  'crowns',
  'guide_backlit',
  'thread_macro',
  'healing_cap',
  'monitor',
  'light_box',
  'drill_macro',
  'granules',
  'fixtures',
  'scan_body',
  'kit',
  'certificate',
  'palms',
  'terrace',
]
