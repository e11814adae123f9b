import type { Copy } from '../../en/site/faculty-member.ts'
import { findFacultyMember } from '../../pages/faculty-members.ts'
import { biographyOf } from '../../pages/faculty-pages.ts'
import { copy as courses } from '../courses/courses.ts'
import { clipTitles } from '../media/clip-titles.ts'
import { copy as faculty } from './faculty.ts'
import { facultyBiographies } from './faculty-biographies.ts'

// In a list only the first has a capital: 'Inglés, español'.
const languages = { en: 'inglés', es: 'español' }

export const copy: Copy = {
  meta: ({ name }) => {
    const member = findFacultyMember(name)
    if (!member) return { title: faculty.title, description: '' }
    const title = `${member.name}, ${member.credentials}`
    return { title, description: `${title}. ${biographyOf(member, 'es', facultyBiographies).lead}` }
  },
  faculty: faculty.title,
  fieldOf: faculty.fieldOf,
  biographyOf: (member) => biographyOf(member, 'es', facultyBiographies),
  quoted: courses.quoted,
  facts: { teaches: 'Enseña', languages: 'Idiomas', next: 'Próxima fecha' },
  languages: (spoken) =>
    spoken
      .map((language) => languages[language])
      .join(', ')
      .replace(/^./, (letter) => letter.toUpperCase()),
  sample: 'Biografía de muestra: la persona, la cita y los datos son inventados.',
  dates: {
    title: 'Cursos y fechas',
    register: courses.panel.register,
    waitingList: courses.panel.waitingList,
    toBeAnnounced: 'Fechas por anunciar',
    sample: courses.panel.sample,
    seats: { ...courses.panel, seatsPerDate: (spots: number) => `${spots} cupos en cada fecha` },
  },
  films: 'Videos',
  allFilms: 'Todos los videos',
  clipTitles,
  publications: {
    title: 'Publicaciones',
    sample: 'Entrada de muestra. Revista, volumen, páginas',
  },
  colleagues: 'Enseña junto a',
  all: 'Todos los docentes',
}
