import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { CourseProgram } from '../../courses/course-texts.ts'

export const coursePrograms: Record<CourseId, CourseProgram> = {
  module1: {
    outcomes: [
      'Elegir al paciente y el sitio para un primer implante',
      'Leer una panorámica y una CBCT, paso a paso',
      'Levantar un colgajo y seguir la secuencia de fresado hasta la profundidad planeada',
      'Restaurar el implante, de la impresión a la corona',
    ],
    days: [
      {
        title: 'El paciente',
        parts: ['Selección e historia clínica', 'Radiografías y CBCT', 'Su primer plan'],
      },
      {
        title: 'La cirugía',
        parts: ['Colgajo y osteotomía', 'La secuencia de fresado', 'Colocación en modelos'],
      },
      { title: 'La corona', parts: ['Impresión y scan body', 'Pilar y torque', 'Corona y seguimiento'] },
    ],
  },
  module2: {
    outcomes: [
      'Distinguir el alvéolo que admite un implante hoy del que debe esperar',
      'Extraer un diente y conservar la tabla vestibular delgada',
      'Colocar el implante con la profundidad y el eje correctos en un alvéolo fresco',
      'Injertar el espacio y reconstruir una cresta delgada',
      'Modelar la encía con un provisional',
    ],
    days: [
      {
        title: 'Alvéolos',
        parts: ['Tipos de alvéolo', 'Extracción atraumática en modelos', '¿Inmediato o esperar?'],
      },
      {
        title: 'Hueso',
        parts: ['Gránulos, membranas y chinchetas', 'Regeneración ósea guiada', 'Cierre sin tensión'],
      },
      {
        title: 'Encía',
        parts: [
          'Provisionales: tallar, asentar, pulir',
          'Scan body y perfil de emergencia',
          'Su propio caso',
        ],
      },
    ],
  },
  module3: {
    outcomes: [
      'Detectar la pérdida ósea cuando todavía se puede detener',
      'Distinguir mucositis de periimplantitis y tratar cada una',
      'Recuperar un tornillo, un pilar o un implante fracturado',
      'Resolver sangrados y complicaciones nerviosas y sinusales',
      'Retirar un implante y empezar de nuevo',
    ],
    days: [
      {
        title: 'Tejidos',
        parts: ['Mucositis y periimplantitis', 'Sondaje y radiografías', 'Limpieza de la superficie'],
      },
      {
        title: 'Componentes',
        parts: [
          'Tornillos flojos y fracturados',
          'Pilares e implantes fracturados',
          'Recuperación en modelos',
        ],
      },
      { title: 'Urgencias', parts: ['Nervio, seno y sangrado', 'Retirar un implante', 'El segundo intento'] },
    ],
  },
  module4: {
    outcomes: [
      'Planear la arcada completa como un solo caso, del registro a la prótesis',
      'Decidir entre implantes rectos e inclinados',
      'Convertir una dentadura en un provisional fijo',
      'Comprobar el ajuste pasivo y planear el mantenimiento',
    ],
    days: [
      {
        title: 'El plan',
        parts: ['Registros y dimensión vertical', 'Planificación digital', 'Rectos o inclinados'],
      },
      {
        title: 'La cirugía',
        parts: ['Cuatro implantes en modelos', 'Pilares multiunidad', 'Conversión a un provisional'],
      },
      { title: 'La prótesis', parts: ['Materiales', 'Ajuste pasivo', 'Mantenimiento'] },
    ],
  },
  clinical1: {
    outcomes: [
      'Levantar un colgajo, colocar los implantes y cerrar sin tensión',
      'Injertar un alvéolo y fijar una membrana que no se mueva',
      'Convertir un plan en CBCT en una guía, y la guía en un implante',
      'Explicar en cada paso qué sigue y por qué',
    ],
    days: [
      { title: 'Suturas', parts: ['Nudos y ángulos de la aguja', 'Diseño de colgajos en modelos'] },
      {
        title: 'Un implante',
        parts: ['Fresado, profundidad y eje', 'Un implante unitario, de principio a fin'],
      },
      { title: 'Varios', parts: ['Distancias y ejes paralelos', 'Cirugía con los docentes'] },
      { title: 'Alvéolo', parts: ['Extracción e injerto alveolar', 'Membranas: fijación y cierre'] },
      { title: 'Guía', parts: ['Plan en CBCT', 'Cirugía guiada, del plan al casquillo'] },
      { title: 'Su caso', parts: ['Cirugía con los docentes', 'Seguimiento, registros, certificado'] },
    ],
  },
  clinical2: {
    outcomes: [
      'Elevar el seno por vía transcrestal o por ventana lateral',
      'Aumentar una cresta con bloques y membranas',
      'Operar una arcada completa y cargarla de inmediato',
      'Manejar una complicación en el momento',
    ],
    days: [
      { title: 'Seno', parts: ['Elevación transcrestal en modelos', 'Cirugía con los docentes'] },
      { title: 'Ventana', parts: ['Ventana lateral en modelos', 'Cirugía con los docentes'] },
      { title: 'Cresta', parts: ['Aumento y membranas', 'Cierre sin tensión'] },
      { title: 'Bloque', parts: ['Obtención y fijación del bloque', 'Cirugía con los docentes'] },
      { title: 'Arcada', parts: ['Colocación según el plan', 'Carga inmediata'] },
      { title: 'Su caso', parts: ['Ensayo de complicaciones', 'Seguimiento, registros, certificado'] },
    ],
  },
}
