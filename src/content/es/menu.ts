import type { Menu } from '../en/menu.ts'

/** Courses & Awards, Implantimes, the fridge and Login have no Spanish label: the menu shows the English one. */
export const menu: Partial<Menu> = {
  home: 'Inicio',
  about: 'Sobre nosotros',
  faculty: 'Docentes',
  faqs: 'Preguntas frecuentes',
  resources: 'Recursos',
  contact: 'Contacto',
  'middle-east-africa': 'Medio Oriente y África',
  register: 'Inscribirse',
}
