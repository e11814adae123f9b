/** The line that offers Spanish on English pages. It is in Spanish on all of them. */
export const copy = {
  label: 'Idioma',
  question: '¿Prefiere leer en español?',
  spanish: 'Ver en español',
  english: 'Seguir en inglés',
}
