// Recognizes questions about the treatment of a person, in both languages. They are never answered here: not by a
// fact, not by a quote, not by the language model.
import { plain } from './vocabulary/normalize.ts'

/** Somebody in particular. */
const someone =
  /^\W*(?:male |female )?(?:patients?|pacientes?)\b|\b(?:patients? \w+ing|(?:my|our|this|that|his|her|another|new|old|elderly|young|one of my|an? \w+) (?:[\w-]+ ){0,2}?patients?|(?:this|that|my) case|(?:this|that) (?:[\w-]+ )?(?:implant|tooth|lesion|x-?ray|radiograph|scan)|(?:este|esta|ese|esa) (?:[\w-]+ )?(?:implante|diente|muela|lesion|radiografia|tomografia)|case of (?:a|an|my)|patients? (?:with|has|had|have|is|who|presents?|came|needs|wants|takes|on|of \d)|a patient|(?:my|our|a|this|that) (?:[\w-]+ )?(?:client|woman|man|lady|gentleman|boy|girl)|one of my (?:patients|clients)|my (?:[\w-]+ )?(?:mother|father|mom|dad|wife|husband|son|daughter|child|kid|grandmother|grandfather|sister|brother|uncle|aunt)|(?:mi|nuestro|nuestra|este|esta|ese|esa|otro|otra|un|una) (?:[\w-]+ ){0,1}?paciente|(?:mi|nuestr[oa]|un|una|este|esta) (?:[\w-]+ )?(?:client[ea]|senor|senora|mujer|hombre|nin[oa]|muchach[oa])|un[oa] de mis (?:pacientes|clientes)|(?:este|mi) caso|pacientes? (?:con|tiene|tenia|es|que|presenta|viene|vino|necesita|quiere|toma|en tratamiento|de \d|fumador|fumadora|diabetic[oa]|anticoagulad[oa]|mayor|joven|[\w-]+ad[oa])|mis? (?:madre|padre|mama|papa|esposa|esposo|hij[oa]s?|abuel[oa]|herman[oa]|tia|tio))\b|\b\d{1,3}[\s-]*(?:years?|yrs?|yo|y\/o|anos)(?:[\s-]*(?:old|de edad))?\b/

/** Patients in general. */
const anyone = /\b(?:the|for|in|on) patients?\b|\b(?:al?|el|los|del|para|en) pacientes?\b/

/** What makes somebody a case. */
const condition =
  /\b(?:diabet\w+|smokers?|heavy smoker|fumador\w*|fuma|hba1c|hypertens\w+|hipertens\w+|osteopor\w+|radiotherap\w+|irradiated|radioterapia|irradiad[oa]|pregnan\w+|embaraz\w+|breastfeeding|lactancia|cancer|chemotherap\w+|quimioterapia|bruxis\w+|bruxers?|bruxista|hemophil\w+|hemofil\w+|heart (?:disease|attack|condition)|infarto|cardiac\w*|allerg\w+|alergi\w+|immunosuppress\w+|inmunosuprim\w+|hiv|vih|epilep\w+|anemi\w+|pacemaker|marcapasos|edentulous|edentul[oa]|minors?|menor de edad|elderly|adult[oa] mayor|anciano|anciana)\b/

const drugs =
  /\b(?:antibiotics?|amoxicillin|clindamycin|penicillin|metronidazole|azithromycin|ibuprofen|paracetamol|acetaminophen|painkillers?|analgesics?|aspirin|warfarin|anticoagulants?|blood thinners?|apixaban|rivaroxaban|bisphosphonates?|denosumab|dexamethasone|corticosteroids?|chlorhexidine|sedation|sedate|anesthesia|anesthetic|lidocaine|articaine|premedicat\w+|prophyla\w+|prescribe|prescription|dose|doses|dosage|\d+ ?mg|antibioticos?|amoxicilina|clindamicina|penicilina|metronidazol|azitromicina|ibuprofeno|analgesicos?|aspirina|warfarina|anticoagulantes?|anticoagulad[oa]s?|bifosfonatos?|bisfosfonatos?|dexametasona|corticoides?|clorhexidina|sedacion|sedar|anestesia|anestesico|lidocaina|articaina|premedica\w*|profilaxis|receto|recetar|receta|recetan|prescribir|prescribo|dosis|medicamentos?|medicina|medication)\b/

const symptoms =
  /\b(?:pain|painful|bled|swelled|broke|came (?:out|off|loose)|comes (?:out|off|loose)|falls? (?:out|off)|fell off|hurts?|hurting|aches?|toothache|sore|swells?|swelling|swollen|bleeds?|bleeding|infected|infection|pus|fever|numb|numbness|fell out|falling out|broken?|cracked|loose|moves|mobile|mobility|throbbing|abscess|fistula|suppurat\w+|reject(?:ed|ion|ing)?|lost|losing|failed|failing|fail|failure|perforat\w+|fractured?|exposed|bone loss|resorption|dehiscence|duele|duelen|dolia|dolio|dolor|doliendo|molesta|hinchad[oa]|hincho|hinchazon|inflamad[oa]|inflamacion|inflamo|sangra|sangro|sangraba|sangrado|sangrando|infectad[oa]|infecto|infeccion|fiebre|entumecid[oa]|dormid[oa]|adormecid[oa]|cayo|se (?:le |me )?(?:cae|cayo|suelta|solto|afloja|mueve|rompe|salio)|solto|rompio|quebro|aflojo|flojo|floja|se mueve|absceso|fistula|supura\w*|rechaz\w+|perdio|perdi|perdida osea|fracas\w+|trauma|fallo|perforo|perforacion|perforad[oa]|fractur\w+|expuest[oa]|reabsorcion)\b/

/** The asker's own body. */
const own =
  /\b(?:my (?:[\w-]+ )?(?:implants?|tooth|teeth|gums?|jaw|crown|bridge|mouth|bone|graft|bone graft|face|sinus|x-?rays?|scan|cbct|surgery|extraction|dentures?)|i have|i had|i got|im|i am|ive|i feel|i lost|i need an? (?:implant|crown|root canal|extraction)|me (?:duele|duelen|sangra|pusieron|colocaron|hicieron|operaron|sacaron|infecte|salio)|se me|tengo|tuve|siento|me siento|soy|perdi|mis? (?:implantes?|dientes?|muelas?|encias?|mandibula|corona|puente|boca|hueso|injerto|cara|seno|radiografias?|tomografia|cirugia|extraccion|dentadura|protesis)|necesito (?:un implante|una corona|endodoncia|una endodoncia|una extraccion))\b/

/** Asks what to do. */
const decision =
  /\b(?:should|shall i|do i (?:need|have) to|do i need|can i|can we|could we|enough|sufficient|what now|can (?:she|he|they|an? \w+ \w+)|could i|would you|will it|is it (?:safe|ok|okay|better|wise|possible|contraindicated|advisable|indicated|normal|bad|too)|safe|contraindicat\w+|indicated|advisable|which implants?|what implants?|what size|which size|what diameter|which diameter|what length|which length|how many implants|how much bone|how deep|what do i do|what to do|what can i (?:do|take|give)|do you recommend|advice|advise|right away|or (?:wait|not)|replace|deberia\w*|debo|conviene|seria mejor|es (?:seguro|mejor|recomendable|posible|normal|malo)|recomiendan?|recomendarian|aconsej\w+|contraindica\w*|que implante|cual implante|que diametro|que longitud|que tamano|que medida|cuantos implantes|cuantos milimetros|cuanto hueso|que (?:hago|hacer|hacemos|tomo|puedo tomar|le doy|puedo dar|coloco|pongo|me recomiendan)|puedo|podemos|podria|basta|alcanza|suficiente|ahora que|injertaria|colocaria|extraeria|cargaria|puede (?:ponerse|operarse|hacerse|recibir|tener|masticar|comer)|se puede (?:colocar|poner|operar|cargar)|le (?:pongo|coloco|doy)|necesita|lo repongo|repongo|espero o)\b/

/** Asks for the treatment or the diagnosis itself. */
const treatment =
  /\b(?:what treatment|which treatment|best treatment|treatment plan|treat(?:ment)? (?:of|for) (?:a|an|my|this)|how would you \w+|how (?:do|should|would|can|to) (?:(?:i|we|you) )?(?:treat|manage|fix|handle|solve|approach|stop|deal)|diagnos(?:e|is|ing)|prognosis|second opinion|look at (?:my|this|the) (?:x-?ray|scan|cbct|case)|root canal|que tratamiento|cual tratamiento|mejor tratamiento|plan de tratamiento|como (?:[a-z]+arias?|[a-z]+arian|[a-z]+erias?|[a-z]+irias?|trato|tratar|tratarlo|tratarla|trataria|tratarian|manejo|manejar|manejarian|resuelvo|soluciono|abordo|abordar|detengo)|diagnostico|diagnosticar|diagnostiquen|pronostico|segunda opinion|ver mi (?:radiografia|tomografia|caso)|endodoncia)\b/

const clinical =
  /\b(?:implants?|implantes?|bone|hueso|oseo|osea|sinus|seno|graft\w*|injert\w+|tooth|teeth|dientes?|muelas?|molar\w*|premolar\w*|incisors?|incisivos?|canines?|caninos?|mm|millimet\w+|milimet\w+|crown|corona|bridge|puente|gums?|encias?|jaw|mandib\w+|maxil\w+|nerve|nervio|screw|tornillo|abutment|pilar|extraction|extraccion|extract|extraer|sockets?|alveolo|loading|load|carga|cargar|surgery|cirugia|operar|operate|peri-?implantitis|mucositis|ridge|reborde|cresta|cyst|quiste|lesion|x-?rays?|radiograph\w*|radiografia|cbct|tomografia|membrane|membrana|sutur\w*|protesis|dentures?|dentadura|wound|herida|torque|ncm|isq|chew|masticar|lip|labio|incisiv\w+)\b/

/** A measure or a tooth. */
const measure =
  /\b\d+(?:[.,]\d+)? ?(?:mm|millimet\w+|milimet\w+|ncm)\b|\bisq (?:of |de )?\d+\b|\b(?:tooth|teeth|diente|pieza|muela|site|sitio|number|numero|position|posicion|implant|implante|molar|#) ?#? ?[1-4]?\.?\d\b|\b(?:upper|lower|maxillary|mandibular|anterior|posterior|superior|inferior) (?:[\w-]+ ){0,2}?(?:molar|premolar|incisor|canine|implant|incisivo|canino|jaw|maxilla)\b|\b(?:lateral|central|first|second) (?:incisor|molar|premolar)\b|\b(?:incisivo (?:lateral|central)|(?:primer|segundo) (?:molar|premolar))\b|\b(?:molar|premolar|incisivo|canino|implante) (?:superior|inferior|mandibular|maxilar)\b/

/** The academy's own things: a question about them may mention patients. */
const academyThings =
  /\b(?:courses?|cursos?|modules?|modulos?|clinicals|clinicos|clinical [12]|clinico [12]|fellowship|mastership|residency|residencia|program(?:a|as|s)?|checklists?|lista|listas|glossary|glosario|videos?|films?|articles?|articulos?|lessons?|leccion|sessions?|sesion|sesiones|weekend|faculty|docentes|academy|academia|register|inscrib\w+|licensed?|licencia|certificat\w*|certificad\w*|bring|insurance|participants?|terms|brands?|systems?|sell|selling|manufacturers?|company|companies|marcas?|sistemas?|vend\w+|fabricantes?|teach|ensenan|fridge|refrigerador|refund\w*|reembols\w+|cancel\w*|price|precio|cost|pay|pagar|account|cuenta|documented cases|casos documentados|tray|bandeja|learn|aprender|aprendo)\b/

/** Points for and against. A single sign is not enough: "the patient" is also in the terms. */
const signs: readonly (readonly [RegExp, number])[] = [
  [someone, 2],
  [anyone, 1],
  [condition, 2],
  [drugs, 3],
  [treatment, 2],
  [symptoms, 1],
  [own, 1],
  [decision, 1],
  [measure, 1],
  [clinical, 1],
  [academyThings, -2],
]
const enough = 3

export function isPatientQuestion(question: string): boolean {
  const text = plain(question).replace(/['’]/g, '')
  return signs.reduce((sum, [sign, points]) => sum + (sign.test(text) ? points : 0), 0) >= enough
}
