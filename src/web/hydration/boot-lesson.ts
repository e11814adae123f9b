// Inlined in the head of a lesson, after the boot script.
import { askForLesson } from '../services/learn/early-lesson.ts'

askForLesson(document.documentElement.lang)
