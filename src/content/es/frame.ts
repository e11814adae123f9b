import { academy } from '../academy.ts'
import type { Copy } from '../en/frame.ts'
import { menu } from './menu.ts'
import { words } from './words.ts'

export const copy: Copy = {
  menuLabel: 'Menú principal',
  menu,
  words,
  skip: 'Ir al contenido',
  logoLabel: `${academy.name}, inicio`,
  ask: 'Preguntar',
  languageLabel: 'Idioma',
  account: {
    welcome: { before: '¡Hola, ', after: '!' },
    yourAccount: 'Su cuenta',
    logOut: 'Cerrar sesión',
  },
  sideMenu: { label: 'Menú', open: 'Abrir el menú', close: 'Cerrar el menú' },
  promotion: {
    label: 'Promoción',
    title: 'Fellowship y Mastership',
    sentence: 'Seis cupos en cada fecha.',
    link: 'Inscribirse ahora',
    dismiss: 'Cerrar la promoción',
  },
  footer: {
    title: 'Contacto',
    rights: (year, academy) => `© ${year} ${academy}. Todos los derechos reservados`,
    seal: `Sello de ${academy.name}`,
    terms: 'Condiciones',
    privacy: 'Privacidad',
  },
  error: { title: 'Error inesperado de la aplicación', home: 'Volver al inicio' },
}
