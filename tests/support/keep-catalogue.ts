// Tests begin with the courses and prices of the release, like a new site.
import { keepCatalogue } from '#content/catalogue.ts'
import { releaseCatalogue } from '#content/release-catalogue.ts'

keepCatalogue(releaseCatalogue)
