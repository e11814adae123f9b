import type { FacultyInitials } from './faculty-members.ts'

/** The portrait of a faculty member in public/portraits. */
export function portraitOf(initials: FacultyInitials) {
  return { src: `/portraits/${initials}`, widths: [400, 800], width: 800, height: 1000 } as const
}
