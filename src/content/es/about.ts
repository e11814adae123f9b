import type { Copy } from '../en/about.ts'
import { facultyFields } from './faculty-fields.ts'

export const copy: Copy = {
  meta: {
    title: 'Sobre nosotros',
    description:
      'Una academia de implantología dental, fundada en Beverly Hills en 2014 para odontólogos y profesionales de la odontología de todos los niveles de experiencia: misión, método, convicción y profesorado.',
  },
  title: 'Sobre nosotros',
  lead: 'Enseñamos implantología dental a odontólogos y profesionales de la odontología de todos los niveles de experiencia.',
  founded: 'Fundada en Beverly Hills en',
  mission: {
    title: 'Nuestra misión',
    text: 'Llevar al odontólogo del primer implante a la arcada completa, con una razón para cada paso.',
  },
  approach: {
    title: 'Nuestro método',
    text: 'Primero, módulos en línea guiados por el profesorado; después, sesiones clínicas prácticas en Beverly Hills. Seis plazas en cada fecha. Cada curso puede tomarse por separado o contar para el Fellowship y el Mastership.',
  },
  belief: {
    title: 'Nuestra convicción',
    text: 'La cirugía se aprende con la práctica, en grupos pequeños y con tiempo para las preguntas. No termina con un certificado: nuestros egresados tienen apoyo de por vida.',
  },
  faculty: { title: 'Nuestro profesorado', link: 'Profesorado', fields: facultyFields },
}
