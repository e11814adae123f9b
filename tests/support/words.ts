// For tests that render a component without the app. The app would load the texts of its language.
import { wordsIn } from '#content/words.ts'
import { languages } from '#domain/people/language.ts'
import { keepWords } from '#web/services/words/words.ts'

for (const language of languages) keepWords(language, wordsIn(language))
