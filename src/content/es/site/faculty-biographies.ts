import type { FacultyBiography } from '../../en/site/faculty-biographies.ts'
import type { FacultyInitials } from '../../pages/faculty-members.ts'

// Biografías de muestra: las personas, los datos, las citas y las publicaciones son inventados.
export const facultyBiographies: Record<FacultyInitials, FacultyBiography> = {
  AR: {
    lead: 'Enseña el primer implante: el sitio cicatrizado, la fresa, el asiento y la primera corona.',
    quote: 'El primer implante decide con qué calma se hace el segundo.',
    biography: [
      'Amara Redfern se dedica solo a la cirugía de implantes desde hace veinte años. Planifica cada caso en el modelo antes de abrir la caja quirúrgica.',
      'En la academia dirige el primer fin de semana del Módulo 1 y el trabajo de mesa del Clínico 1. Responde preguntas de egresados el primer lunes de cada mes.',
    ],
    publications: [
      'Control de profundidad en el sitio cicatrizado: 214 primeros implantes',
      'Por qué decide la fresa piloto',
      'Un orden para enseñar los primeros diez implantes',
    ],
    plate: 'Bisturí y separador; iniciales AR',
  },
  JK: {
    lead: 'Prostodoncista. Empieza cada plan por el diente terminado y vuelve hacia el hueso.',
    quote: 'Planifique primero la corona y el implante tendrá un solo lugar adonde ir.',
    biography: [
      'Jonas Kirkwell restaura implantes, desde coronas unitarias hasta arcadas completas. Le interesa lo que la mordida le hace a un tornillo en diez años.',
      'En la academia enseña las horas de restauración de los Módulos 1, 3 y 4 y revisa los registros oclusales que traen los participantes.',
    ],
    publications: [
      'Aflojamiento de tornillos y bruxismo nocturno',
      'Planificación inversa en el sector posterior',
      'Diez años de coronas unitarias sobre implantes',
    ],
    plate: 'Articulador con modelos montados; iniciales JK',
  },
  MS: {
    lead: 'Periodoncista. Enseña a conservar hueso y encía alrededor de un implante, año tras año.',
    quote: 'Una sonda y diez minutos tranquilos salvan más implantes que cualquier injerto.',
    biography: [
      'Marisol Santerra trata los tejidos alrededor de dientes e implantes. Sigue a sus pacientes durante décadas y muestra las radiografías, buenas y malas.',
      'En la academia enseña la detección temprana en el Módulo 3 y el manejo de tejidos blandos en el Clínico 1.',
    ],
    publications: [
      'Sondar sin miedo: un protocolo de control',
      'Niveles óseos a cinco años en exfumadores',
      'Tejido queratinizado y comodidad en la higiene',
    ],
    plate: 'Sonda periodontal sobre un modelo; iniciales MS',
  },
  EV: {
    lead: 'Cirujano de arcada completa. Coloca cuatro implantes para que un puente descanse en ellos.',
    quote: 'Cuatro implantes bastan cuando cada uno está donde está la carga.',
    biography: [
      'Elio Vantress trabaja en arcadas completas desde su residencia. Las planifica con el laboratorio en la mesa, no por teléfono.',
      'En la academia dirige el Módulo 4 y los días de arcada completa del Clínico 2.',
    ],
    publications: [
      'Implantes inclinados y el agujero mentoniano',
      'De la prótesis al puente en un día: 61 arcadas',
      'Lo que el provisional le enseña al puente final',
    ],
    plate: 'Barra fresada sobre cuatro implantes; iniciales EV',
  },
  DC: {
    lead: 'Injerta hueso donde falta, y sabe cuándo ya es suficiente.',
    quote: 'Un injerto necesita espacio, sangre y paciencia. Dos dependen de usted.',
    biography: [
      'Delia Corrow llegó a los implantes desde la cirugía oral. Sus casos son las crestas estrechas y los senos bajos que otros derivan.',
      'En la academia enseña regeneración ósea guiada en el Módulo 2 y cirugía de seno en el Clínico 2.',
    ],
    publications: [
      'Primero la membrana o primero los gránulos',
      'Elevación transcrestal sin microscopio',
      'Nueve meses después: biopsias de crestas injertadas',
    ],
    plate: 'Frasco con gránulos de injerto óseo; iniciales DC',
  },
  LN: {
    lead: 'Enseña el alvéolo fresco y abre cada curso con los casos en los que esperó.',
    quote: 'El alvéolo le dice si quiere un implante. Casi todo el curso consiste en aprender a oír que no.',
    biography: [
      'Lucan Norvale se dedica solo a la cirugía de implantes desde hace dieciocho años. Le interesa el diente unitario en la zona estética: lo que permite y lo que prohíbe una pared vestibular de menos de un milímetro.',
      'En la academia dirige el fin de semana del Módulo 2. Lee los planes de caso que los participantes envían antes de venir y responde preguntas de egresados el último viernes de cada mes.',
    ],
    publications: [
      'El espacio de dos milímetros: qué queda a los cinco años',
      'Cuando esperamos: 112 alvéolos que no se usaron ese día',
      'Primero el provisional: un orden de pasos en la zona estética',
    ],
    plate: 'Diente extraído junto a un implante y su tapa de cicatrización; iniciales LN',
  },
  TB: {
    lead: 'Cirugía guiada, del escaneo al casquillo, con el error medido en cada paso.',
    quote: 'Una guía es tan honesta como el escaneo que tiene debajo.',
    biography: [
      'Tamsin Brightwell fue técnica de laboratorio antes de estudiar odontología. Imprime sus propias guías y mide lo que fallan.',
      'En la academia enseña planificación e impresión en el Módulo 4 y colocación guiada en los dos cursos clínicos.',
    ],
    publications: [
      'Desviación de guías impresas tras un ciclo de autoclave',
      'Altura del casquillo y desgaste de la fresa',
      'Unir escaneo y CBCT: adónde va el milímetro',
    ],
    plate: 'Guía quirúrgica impresa con casquillos de acero; iniciales TB',
  },
  RO: {
    lead: 'Enseña qué hacer cuando un implante fracasa y cómo verlo venir.',
    quote: 'Nadie muestra los fracasos. Por eso los repetimos.',
    biography: [
      'Renzo Ollivar guarda un archivo de cada implante que ha retirado. Es el texto de su curso.',
      'En la academia dirige el Módulo 3 y el día de revisiones del Clínico 2.',
    ],
    publications: [
      'Noventa implantes retirados: las causas en orden',
      'Tornillos fracturados y cómo salieron',
      'Hablar con el paciente antes de la tercera cirugía',
    ],
    plate: 'Implante fracasado en una sección de hueso; iniciales RO',
  },
  PH: {
    lead: 'Técnica dental. Muestra a los dentistas qué necesita el laboratorio y qué puede hacer.',
    quote: 'Envíeme una buena impresión y le enviaré una cita tranquila.',
    biography: [
      'Petra Halloway dirige un laboratorio de cerámica desde hace veinticinco años. Encera a mano y fresa a máquina, y sabe para qué sirve cada cosa.',
      'En la academia enseña las horas de laboratorio del Módulo 4: color, contorno y ajuste pasivo de un puente.',
    ],
    publications: [
      'Ajuste pasivo, probado en la mesa',
      'El contorno bajo la encía: guía para dentistas',
      'Selección de color con tres lámparas',
    ],
    plate: 'Corona en cera y corona en porcelana sobre sus muñones; iniciales PH',
  },
  SF: {
    lead: 'Lee la tomografía antes de que alguien frese: conductos, paredes y lo que no es hueso.',
    quote: 'La tomografía responde preguntas. Hacerlas es trabajo de usted.',
    biography: [
      'Soren Fairlight enseña radiología oral. Desde hace quince años lee tomografías CBCT para cirujanos.',
      'En la academia enseña diagnóstico en los Módulos 1, 2 y 3 y trae estudios con hallazgos que casi todos pasan por alto.',
    ],
    publications: [
      'Hallazgos incidentales en 400 tomografías de planificación',
      'El conducto mandibular con baja dosis',
      'Orden de lectura: una lista para CBCT',
    ],
    plate: 'Corte de CBCT en un panel luminoso; iniciales SF',
  },
  GW: {
    lead: 'Odontóloga restauradora. Logra que la corona del implante se parezca al diente de al lado.',
    quote: 'El paciente nunca ve el implante. Ve el borde de la encía.',
    biography: [
      'Greta Winslade restaura dientes unitarios y puentes cortos. Fotografía cada paso y muestra también los dudosos.',
      'En la academia enseña impresiones, provisionales y color en los Módulos 1 y 2.',
    ],
    publications: [
      'Impresión digital con scan bodies: diez pasos',
      'Coronas provisionales que dan forma a la encía',
      'Igualar un solo incisivo central',
    ],
    plate: 'Abanico de guías de color; iniciales GW',
  },
  CM: {
    lead: 'Enseña a suturar en modelos hasta que el nudo aguanta sin mirar.',
    quote: 'El último punto es lo primero que recuerda la herida.',
    biography: [
      'Calder Merrow es cirujano oral. Desde hace diez años enseña sutura a residentes.',
      'En la academia dirige la mesa de sutura del Clínico 1.',
    ],
    publications: [
      'Cierre sin tensión sobre una membrana',
      'Tres nudos, tres materiales: un estudio en mesa',
      'Enseñar a las manos: sutura en modelos',
    ],
    plate: 'Aguja e hilo sobre una almohadilla suturada; iniciales CM',
  },
}
