import { city } from '../../academy.ts'
import type { Copy } from '../../en/site/about.ts'
import { alt } from '../media/alt.ts'
import { facultyField } from './faculty-fields.ts'

export const copy: Copy = {
  meta: {
    title: 'Sobre nosotros',
    description:
      'Una academia de implantología dental fundada en Beverly Hills en 2014 para odontólogos de todos los niveles. Nuestra misión, método, convicción y docentes.',
  },
  title: 'Sobre nosotros',
  alt: alt.operatory,
  lead: 'Enseñamos implantología dental a odontólogos y profesionales de la odontología de todos los niveles de experiencia.',
  founded: 'Fundada en Beverly\u00a0Hills en',
  mission: {
    title: 'Nuestra misión',
    text: 'Acompañar al odontólogo del primer implante a la arcada completa y explicarle el porqué de cada\u00a0paso.',
  },
  approach: {
    title: 'Nuestro método',
    text: `Primero, módulos en línea guiados por nuestros docentes; después, sesiones clínicas prácticas en ${city}. Cada fecha tiene seis cupos. Puede tomar un solo curso o sumarlo al Fellowship y al Mastership.`,
  },
  belief: {
    title: 'Nuestra convicción',
    text: 'La cirugía se aprende con la práctica, en grupos pequeños y con tiempo para preguntar. El aprendizaje no termina con el certificado: nuestros egresados tienen apoyo de por vida.',
  },
  faculty: { title: 'Nuestros docentes', link: 'Todos los docentes', fieldOf: facultyField },
}
