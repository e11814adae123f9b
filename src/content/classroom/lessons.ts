// The classroom's texts, by language and course. Only the server imports them: they are far too large for a page.
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Language } from '#domain/people/language.ts'
import { clinical1, clinical2 } from '../en/lessons/clinicals.ts'
import { module1 } from '../en/lessons/module1/index.ts'
import { module2 } from '../en/lessons/module2/index.ts'
import { module3 } from '../en/lessons/module3/index.ts'
import { module4 } from '../en/lessons/module4/index.ts'
import { clinical1 as clinical1Es, clinical2 as clinical2Es } from '../es/lessons/clinicals.ts'
import { module1 as module1Es } from '../es/lessons/module1/index.ts'
import { module2 as module2Es } from '../es/lessons/module2/index.ts'
import { module3 as module3Es } from '../es/lessons/module3/index.ts'
import { module4 as module4Es } from '../es/lessons/module4/index.ts'
import type { ClassroomCourse } from './lesson-types.ts'

export const lessonTexts: Record<Language, Partial<Record<CourseId, ClassroomCourse>>> = {
  en: { module1, module2, module3, module4, clinical1, clinical2 },
  es: {
    module1: module1Es,
    module2: module2Es,
    module3: module3Es,
    module4: module4Es,
    clinical1: clinical1Es,
    clinical2: clinical2Es,
  },
}
