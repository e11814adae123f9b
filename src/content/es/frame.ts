import { academy } from '../academy.ts'
import type { Copy } from '../en/frame.ts'

/** The menu has no words for Courses & Awards, Implantimes, the fridge and Login: those stay in English. */
type SpanishCopy = Omit<Copy, 'menu'> & { menu: Partial<Copy['menu']> }

export const copy: SpanishCopy = {
  menuLabel: 'Menú principal',
  menu: {
    home: 'Inicio',
    about: 'Sobre nosotros',
    faculty: 'Profesorado',
    faqs: 'Preguntas frecuentes',
    resources: 'Recursos',
    contact: 'Contacto',
    'middle-east-africa': 'Medio Oriente y África',
    register: 'Inscribirse',
  },
  skip: 'Ir al contenido',
  logoLabel: `${academy.name}, inicio`,
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
    sentence: 'Seis plazas en cada fecha.',
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
