import type { ArticleTexts } from '../../pages/articles.ts'

export const articleTexts: ArticleTexts = {
  'reading-bone-before-you-drill': {
    content: [
      {
        heading: 'Empiece desde lejos',
        paragraphs: [
          'Una tomografía invita a ir directo al sitio. No lo haga. Recorra primero todo el volumen, de las coronas al hueso basal y en ambos lados, y busque lo que nadie le pidió buscar: enfermedad del seno, un quiste, un resto radicular, una asimetría del conducto.',
          'Solo entonces oriente los cortes perpendiculares al reborde. Un corte oblicuo hace que cualquier cresta parezca más ancha de lo que es.',
        ],
      },
      {
        heading: 'El ancho y después la altura',
        paragraphs: [
          'Mida el ancho en la cresta y otra vez unos milímetros más abajo, porque un reborde en filo de cuchillo puede ser ancho justo donde no le sirve. Como regla de trabajo, deje alrededor de 1.5 mm de hueso por vestibular y 1 mm por el otro lado; si hay menos, planifique un injerto antes que un implante.',
          'Mida la altura hasta la estructura, no hasta el implante que le gustaría colocar. En la mandíbula reste 2 mm de seguridad sobre el conducto: con lo que queda se trabaja.',
        ],
      },
      {
        heading: 'La densidad es un plan, no un número',
        paragraphs: [
          'Los valores de gris de una tomografía de haz cónico no son unidades calibradas, y dos equipos no coinciden sobre el mismo paciente. Lea la densidad como una imagen: qué grosor tiene la cortical, qué tan juntas están las trabéculas, en qué se distingue la cresta del cuerpo.',
          'Lo que decide es la secuencia de fresado. En hueso blando deténgase una fresa antes y deje que las espiras compriman; en hueso denso abra la cresta por completo, o el calor y la presión harán un daño que solo se ve semanas después.',
        ],
      },
      {
        heading: 'Escríbalo',
        paragraphs: [
          'Antes de la cita anote cuatro cifras en el plan: ancho, altura, distancia a la estructura más cercana, última fresa. Si no puede llenar alguna, todavía no está listo para fresar, y lo habrá descubierto en su escritorio y no con el paciente en el sillón.',
        ],
      },
    ],
    remember: [
      'Primero todo el volumen, al final el sitio.',
      'Cortes perpendiculares al reborde.',
      'Respete dos milímetros sobre el conducto.',
      'La densidad decide la última fresa.',
    ],
  },
  'immediate-or-delayed': {
    content: [
      {
        heading: 'Lo que gana, lo que arriesga',
        paragraphs: [
          'Colocar el implante en el momento de la extracción le ahorra al paciente una cirugía y varios meses. No impide que el reborde se remodele: la tabla vestibular delgada pierde su irrigación con el diente, haya lo que haya en el alvéolo.',
          'Por eso la pregunta nunca es solo si el implante quedará estable. Es si el tejido seguirá dentro de un año donde usted lo necesita.',
        ],
      },
      {
        heading: 'Antes de extraer',
        paragraphs: [
          'Busque una tabla vestibular íntegra en el corte transversal, hueso más allá del ápice, un tejido blando grueso y una línea de sonrisa que perdone. La infección aguda con supuración, la ausencia de tabla o un paciente que no acudirá a sus controles aconsejan esperar.',
          'Explique al paciente los dos planes el mismo día. Quizá se decida con el diente en el fórceps, y nadie debería oír el segundo plan por primera vez en ese momento.',
        ],
      },
      {
        heading: 'En el alvéolo',
        paragraphs: [
          'Extraiga sin levantar colgajo si es posible, y seccione la raíz antes que apoyarse en la tabla. Explore la pared vestibular con un instrumento romo: lo que sienta ahí decide más que lo que vio.',
          'Frese hacia lingual o palatino, 3–4 mm más allá del ápice para lograr estabilidad, y deje la plataforma 3–4 mm por debajo del margen gingival previsto. El espacio hacia vestibular se rellena con injerto, sin comprimir.',
        ],
      },
      {
        heading: 'Cuándo cerrar y esperar',
        paragraphs: [
          'Si la tabla no está, si el implante gira entre sus dedos, si el eje sale de la corona: injerte el alvéolo, cierre y vuelva después. Un sitio que cicatrizó ocho semanas es un buen sitio. Un implante mal ubicado se queda años.',
        ],
      },
    ],
    remember: [
      'Estabilidad y tejido: se necesitan los dos.',
      'Decide la tabla vestibular; pálpela.',
      'Entrada por lingual, injerto hacia vestibular.',
      'Dos planes por escrito antes de extraer.',
    ],
  },
  'torque-preload-and-the-loose-screw': {
    content: [
      {
        heading: 'Un tornillo es un resorte',
        paragraphs: [
          'Al girarlo, el tornillo se estira unas milésimas de milímetro. Ese estiramiento atrae el pilar hacia el implante, y esa fuerza, la precarga, mantiene cerrada la unión cuando el paciente muerde.',
          'Mientras la carga sea menor que la precarga, la unión no se abre y el tornillo casi no siente nada. En cuanto se abre, cada mordida lo dobla un poco, y se afloja o se fractura.',
        ],
      },
      {
        heading: 'Dónde se pierde el torque',
        paragraphs: [
          'La mayor parte del torque aplicado nunca se convierte en precarga: se gasta en fricción bajo la cabeza y en las espiras. Con una unión seca o sucia, un destornillador mal insertado o tejido blando atrapado en la interfase, al resorte le llega todavía menos.',
          'Lave, seque, asiente y tome una radiografía si el margen es profundo. Apriete primero a mano, con el destornillador en el eje. Después use la llave, despacio, hasta el valor del fabricante: suele ser 20–35 Ncm, pero decide el instructivo, no la costumbre.',
        ],
      },
      {
        heading: 'Diez minutos después',
        paragraphs: [
          'Las superficies nuevas se asientan una en otra y con ello se va parte de la precarga. Apriete de nuevo al mismo valor a los diez minutos, más o menos. No cuesta nada y es el seguro más barato de la implantología.',
        ],
      },
      {
        heading: 'Cuando se afloja',
        paragraphs: [
          'Una corona floja es un síntoma. Antes de apretarla revise los contactos, un voladizo, un puente que nunca asentó pasivo. Cambie el tornillo: uno que ya se dobló no vuelve a sujetar. Y anote la fecha, porque a la tercera vez el caso se rehace, no se reaprieta.',
        ],
      },
    ],
    remember: [
      'Sujeta la precarga; el torque solo la produce.',
      'Limpio, seco, asentado, y entonces la llave.',
      'El valor del fabricante, y otra vez a los diez minutos.',
      'Un tornillo flojo es un síntoma.',
    ],
  },
  'the-first-twelve-weeks': {
    content: [
      {
        heading: 'Día uno: sujeto por fricción',
        paragraphs: [
          'Un implante recién colocado se sostiene solo por geometría. Las crestas de las espiras presionan un hueso que ya estaba ahí; los espacios intermedios se llenan de sangre. Lo que usted siente en la llave es esa estabilidad primaria, y nunca es mejor que el día de la cirugía.',
        ],
      },
      {
        heading: 'Semanas dos a cuatro: el valle',
        paragraphs: [
          'El organismo retira el hueso comprimido y calentado más rápido de lo que forma el nuevo. El hueso reticular empieza a tender puentes de la pared a la superficie, pero es joven. Hacia la tercera y cuarta semana la estabilidad total suele ser la más baja.',
          'Es entonces cuando más daña un provisional en función o un paciente que mastica sobre el pilar de cicatrización. Las indicaciones que dio el primer día importan más ahora, cuando el paciente ya no siente nada.',
        ],
      },
      {
        heading: 'Semanas seis a doce: sujeto por hueso',
        paragraphs: [
          'El hueso reticular llena las espiras y va siendo sustituido por hueso laminar que sigue la carga. La estabilidad ya es biológica. A las doce semanas muchos sitios están listos para una corona; el hueso blando, un injerto o un fumador tardan más.',
        ],
      },
      {
        heading: 'Lo que se puede medir',
        paragraphs: [
          'El torque de inserción habla del día uno y de nada más. La frecuencia de resonancia, tomada al colocar el implante y de nuevo antes de la impresión, muestra la dirección: un valor que sube o se mantiene es buena señal; uno que baja es razón para esperar. Ninguna cifra sustituye a la percusión, la sonda y la radiografía.',
        ],
      },
    ],
    remember: [
      'La estabilidad es máxima el día uno y mínima en las semanas tres y cuatro.',
      'Ningún provisional en función durante el valle.',
      'Compare dos lecturas, nunca confíe en una.',
      'Los tiempos varían: el hueso no lee calendarios.',
    ],
  },
}
