import { isProgramId, type ProgramId } from '#domain/catalogue/catalogue.ts'
import { words } from '../../words.ts'

const programs: Record<ProgramId, string> = { fellowship: 'Fellowship', mastership: 'Mastership' }

/** 'Module 1' or 'Fellowship': what was bought, in a column. */
export const itemLabel = (id: string) => (isProgramId(id) ? programs[id] : words.courseLabel(id))
