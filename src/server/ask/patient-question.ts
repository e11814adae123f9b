// Recognizes questions about the treatment of a person, in both languages. They are never answered here: not by a
// fact, not by a quote, not by the language model.
import { plain } from './vocabulary/normalize.ts'

/** Somebody who is treated or asks about themselves. */
const person = words(
  'my|our|this|that|the|a|an|one|his|her|male|female|old|older|elderly|young|another|new|these|some',
  'patients?|case i have|client|mother|father|mom|dad|wife|husband|son|daughter|grandmother|grandfather|sister|brother|friend|uncle|aunt|lady|gentleman|woman|man|smoker|diabetic|child|kid|girl|boy',
  '(?:mi|mis|un|una|el|la|este|esta|ese|esa|nuestro|nuestra|su|al|del|otro|otra)',
  'pacientes?|madre|padre|mama|papa|esposa|esposo|hijo|hija|abuela|abuelo|hermana|hermano|amiga|amigo|tia|tio|senora|senor|mujer|hombre|fumador|fumadora|diabetico|diabetica|nino|nina|adulto mayor',
)

const age = /\b\d{1,3}[\s-]*(?:years?|yrs?|yo|y\/o|anos)(?:[\s-]*(?:old|de edad))?\b/

/** The asker's own body, or what hurts. */
const symptoms =
  /\b(?:pain(?:ful)?|hurts?|hurting|ache|aches|toothache|sore|swell(?:s|ing)|swollen|bleed(?:s|ing)?|infect(?:ed|ion|ions)|pus|fever|numb(?:ness)?|fell out|falling out|broke(?:n)?|cracked|loose|moves|mobile|mobility|throbbing|abscess|fistula|suppurat\w+|reject(?:ed|ion|ing)?|duele|duelen|dolor|doliendo|molesta|hinchad[oa]|hinchazon|inflamad[oa]|inflamacion|sangra|sangrado|sangrando|infectad[oa]|infeccion|fiebre|entumecid[oa]|adormecid[oa]|se (?:me )?cayo|se (?:me )?solto|se (?:me )?rompio|flojo|floja|se mueve|absceso|fistula|supura\w*|rechaz\w+)\b/

const own =
  /\b(?:my|i have|i had|i got|i am|im|ive|i feel|me duele|me duelen|tengo|me sale|me sangra|me pusieron|me colocaron|me hicieron|me operaron|mi|mis|siento|me siento|se me)\b/

const drugs =
  /\b(?:antibiotics?|amoxicillin|clindamycin|penicillin|metronidazole|azithromycin|ibuprofen|paracetamol|acetaminophen|painkillers?|analgesics?|aspirin|warfarin|anticoagulants?|blood thinners?|apixaban|rivaroxaban|bisphosphonates?|denosumab|dexamethasone|corticosteroids?|steroids?|chlorhexidine|sedation|sedate|anesthe\w+|anaesthe\w+|lidocaine|articaine|premedicat\w+|prophyla\w+|prescribe|prescription|dose|doses|dosage|mg|milligrams?|antibioticos?|amoxicilina|clindamicina|penicilina|metronidazol|azitromicina|ibuprofeno|analgesicos?|aspirina|warfarina|anticoagulantes?|anticoagulad[oa]s?|bifosfonatos?|bisfosfonatos?|dexametasona|corticoides?|clorhexidina|sedacion|sedar|anestesia|anestesico|lidocaina|articaina|premedica\w*|profilaxis|recetar?|recet[oa]|prescribir|prescribo|dosis|miligramos)\b/

/** Asks for a decision about a treatment. */
const decision =
  /\b(?:should (?:i|we|he|she|they|the)|shall i|do i (?:need to|have to)? ?(?:extract|place|graft|load|remove|treat|use|give|stop|wait|drill|open|raise)|can i (?:place|load|extract|graft|restore|remove|use|do|treat|drill|give|put)|could i (?:place|load|extract|graft|put)|would you|is it (?:safe|ok|okay|better|possible to (?:place|load)|contraindicated|advisable|indicated)|safe to|contraindicat\w+|which implants?|what implants?|what size|which size|what diameter|which diameter|what length|which length|how many implants|what treatment|which treatment|best treatment|treatment plan|how (?:do|should|would|can) (?:i|we|you) (?:treat|manage|fix|handle|restore|place|remove|stop|approach|deal)|what (?:do|should|can|would) (?:i|we|you) (?:do|give|use|prescribe|recommend|place)|do you recommend|would you recommend|diagnos\w+|prognosis|second opinion|deberia|debo|conviene|es seguro|es mejor|es recomendable|recomiendan|recomienda|recomendarian|recomiendas|contraindica\w*|que implante|cual implante|que diametro|que longitud|que tamano|que medida|cuantos implantes|que tratamiento|mejor tratamiento|plan de tratamiento|como (?:trato|tratar|tratarlo|manejo|manejar|resuelvo|soluciono|coloco|retiro|quito|abordo)|que (?:hago|hacer|le doy|puedo dar|receto|coloco|pongo|uso|me recomiendan|recomiendan)|puedo (?:colocar|poner|cargar|extraer|injertar|ponerle|colocarle|hacerle|operar|tratar|darle|usar)|se puede (?:colocar|poner|operar|cargar|hacer)|diagnostic\w*|pronostico|segunda opinion|le pongo|le coloco|le doy)\b/

/** What such a decision is about. */
const clinical =
  /\b(?:implants?|implantes?|bone|hueso|sinus|seno|graft\w*|injert\w+|tooth|teeth|diente|dientes|muela|muelas|molar\w*|premolar\w*|incisor\w*|incisivo\w*|canine|canino|mm|millimet\w+|milimet\w+|crown|corona|bridge|puente|gum|gums|encia|encias|jaw|mandib\w+|maxil\w+|nerve|nervio|screw|tornillo|abutment|pilar|extraction|extraccion|extract|extraer|socket|alveolo|loading|carga|surgery|cirugia|peri-?implantitis|mucositis|diabet\w+|smok\w+|fuma\w*|hba1c|hypertens\w+|hipertens\w+|osteopor\w+|radiotherapy|radioterapia|pregnan\w+|embaraz\w+|cancer|bruxis\w+|heart|corazon|allerg\w+|alergi\w+|ridge|reborde|cresta|cyst|quiste|lesion|x-?ray|radiograph\w*|radiografia|cbct|tomografia|membrane|membrana|suture\w*|sutura\w*|protesis|denture|dentadura|wound|herida|torque|ncm|dental)\b/

/** The academy's own things: a question about them may mention patients. */
const academyThings =
  /\b(?:courses?|cursos?|modules?|modulos?|clinicals?|clinicos?|clinical [12]|clinico [12]|fellowship|mastership|residency|residencia|program(?:a|as|s)?|checklists?|lista|listas|glossary|glosario|videos?|films?|articles?|articulos?|lesson|lessons|leccion|sessions?|sesion|sesiones|weekend|faculty|docentes|academy|academia|register|inscrib\w+|license|licensed|licencia|certificat\w*|certificad\w*|bring|traer|llevar|insurance|seguro de|live patients?|real patients?|pacientes reales|participants?|terms|page|pagina|brands?|systems?|sell|selling|manufacturers?|company|companies|marcas?|sistemas?|vend\w+|fabricantes?|teach|ensenan)\b/

function words(...parts: readonly [string, string, string, string]): RegExp {
  const [before, nouns, antes, nombres] = parts
  return new RegExp(
    `\\b(?:(?:${before})(?: [\\w-]+){0,3}? (?:${nouns})|${antes}(?: [\\w-]+){0,2}? (?:${nombres})|patients? (?:with|has|have|is|who|presents?|came|needs|wants|takes|on)|pacientes? (?:con|tiene|tienen|es|que|presenta|viene|necesita|quiere|toma|en))\\b`,
  )
}

export function isPatientQuestion(question: string): boolean {
  const text = plain(question).replace(/['’]/g, '')
  const isAboutAcademy = academyThings.test(text)
  const asksDecision = decision.test(text)
  const isClinical = clinical.test(text)
  const isAboutPerson = person.test(text) || age.test(text)
  if (drugs.test(text) && (asksDecision || isAboutPerson || !isAboutAcademy) && !isAboutAcademy) return true
  if (own.test(text) && symptoms.test(text) && (isClinical || !isAboutAcademy)) return true
  if (isAboutPerson && (isClinical || symptoms.test(text)))
    return !isAboutAcademy || (asksDecision && age.test(text))
  return asksDecision && isClinical && !isAboutAcademy && hasCase(text)
}

/** A measure, a tooth number, a disease or a symptom: a decision about it is a decision about somebody. */
function hasCase(text: string): boolean {
  return (
    /\b\d+(?:[.,]\d+)? ?(?:mm|millimet\w+|milimet\w+|ncm)\b/.test(text) ||
    /\b(?:tooth|teeth|diente|pieza|site|sitio|number|numero|position|posicion|#) ?#? ?\d{1,2}\b/.test(text) ||
    symptoms.test(text) ||
    /\b(?:diabet\w+|smok\w+|fuma\w*|hba1c|hypertens\w+|hipertens\w+|osteopor\w+|radio(?:therapy|terapia)|pregnan\w+|embaraz\w+|cancer|bruxis\w+|bruxer|heart|corazon|allerg\w+|alergi\w+|cyst|quiste|lesion|upper|lower|superior|inferior|anterior|posterior|left|right|izquierd\w+|derech\w+|failed|failing|fracas\w+|perforat\w+|perfor\w+|fractur\w+|bone loss|perdida osea|thin|delgad\w+)\b/.test(
      text,
    ) ||
    /\b(?:should|deberia|debo|recommend|recomiend\w+|would you|which implant|what implant|que implante|how many implants|cuantos implantes|best treatment|mejor tratamiento|what treatment|que tratamiento|le pongo|le coloco|puedo (?:colocar|poner|cargar|extraer)|can i (?:place|load|extract)|how (?:do|should) (?:i|you) treat|como (?:trato|tratar)|safe|seguro|contraindic\w+)\b/.test(
      text,
    )
  )
}
