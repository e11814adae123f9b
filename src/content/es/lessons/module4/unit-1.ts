import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit1: UnitText = {
  title: 'El plan como un solo caso',
  lessons: [
    {
      slug: 'one-case-one-plan',
      title: 'Un caso, un plan',
      minutes: 9,
      body: `Una arcada completa no son cuatro implantes unitarios con un puente largo. Es una sola restauración
que necesita soporte en ciertos lugares. El plan empieza por la cara, sigue por los dientes y termina en los
implantes.

## El orden de las decisiones
1. ¿Dónde deben estar los dientes anteriores, vistos desde los labios?
2. ¿A qué altura se encuentran los maxilares?
3. ¿Cuánto espacio necesita la prótesis, y existe?
4. ¿Dónde permite el hueso sostener esa prótesis?
5. ¿Se puede cargar pronto, o no?

Cada respuesta limita la siguiente. Quien empieza por la cuarta pregunta construye prótesis que se ajustan al hueso
y no al paciente.

![Mandíbula transparente con cuatro implantes, dos inclinados, y una prótesis de arcada completa](figure:full_arch)

## Fija o removible
No todo paciente necesita o quiere una prótesis fija. Una removible sobre dos a cuatro implantes se limpia mejor,
sostiene el labio, cuesta menos y necesita menos hueso. La fija se parece más a los dientes y exige más a las manos,
a la higiene y al presupuesto.

Muestre las dos, en modelos si los tiene. Deje que el paciente las sostenga.

## Quién es buen candidato
- Dientes que no se pueden conservar, o que ya se perdieron.
- Salud general que permita una cirugía más larga.
- Manos y vista capaces de limpiar bajo una prótesis.
- Compromiso con los controles y con el costo de reparar en años posteriores.

Cuidado con los dientes sanos. Extraer dientes que podrían conservarse, porque la arcada completa es más rápida, es
una decisión que nadie puede deshacer.

## El equipo
Nombre a una persona responsable de todo el plan. Cirujano, rehabilitador y laboratorio se reúnen en una mesa, o en
una pantalla, antes del día de la cirugía. La opinión del laboratorio sobre el espacio vale más antes de fresar que
después.`,
      checklist: [
        'Puedo ordenar las cinco decisiones',
        'Ofrezco a todo paciente una alternativa removible',
        'Nombro a una persona responsable del plan',
      ],
    },
    {
      slug: 'records',
      title: 'Registros para una arcada completa',
      minutes: 10,
      body: `Los registros son la parte del caso que no se puede repetir cuando los dientes ya no están. Tómelos
como si nunca fuera a ver otra vez al paciente.

## El conjunto
- Fotografías: cara en reposo, sonrisa, risa, perfil, dientes separados, ambas arcadas.
- Escaneos o impresiones de ambas arcadas y de las prótesis actuales.
- La mordida, a una altura conocida y con la mandíbula en una posición repetible.
- Una CBCT cuyo campo muestre el hueso y los dientes, o una prótesis con marcadores.
- Color, línea media, línea de sonrisa y un video corto del paciente hablando.

## Únalos
Un escaneo del hueso y otro de los dientes no sirven si no se pueden superponer. Lo permiten los dientes visibles en
ambos. Donde no los hay, o el metal los borra, use una prótesis con marcadores que se vean en los dos. Revise que
asiente por completo y que el paciente no se mueva.

Se llama doble escaneo cuando la prótesis se escanea una vez en la boca y otra sola. Los docentes muestran el
protocolo del curso.

![Pantalla de planificación con vistas axial, transversal y panorámica](figure:cbct)

## La posición repetible
Deje que el paciente se relaje, guíe sin fuerza y registre la misma posición tres veces. Si las tres coinciden,
úselas. Si no, espere, use una placa unas semanas o empiece de nuevo. Una prótesis hecha en la posición equivocada
solo es cómoda en el articulador.

## Conserve lo que existe
Una prótesis antigua que le gusta al paciente vale mucho. Muestra altura, soporte labial, posición de los dientes y
fonética. Cópiela antes de cambiarla. Una que el paciente detesta también sirve, porque muestra qué evitar.

Guarde los registros con un solo nombre, con fecha y en un solo lugar. El día de la cirugía nadie debería tener que
buscarlos.`,
      checklist: [
        'Tomo los cinco grupos de registros antes de extraer',
        'Puedo explicar cómo se unen dos escaneos',
        'Registro tres veces la posición mandibular',
      ],
    },
    {
      slug: 'vertical-dimension',
      title: 'Dimensión vertical',
      minutes: 10,
      body: `La dimensión vertical es la altura de la cara cuando los dientes se encuentran. Decide cómo se ve,
habla y mastica el paciente, y cuánto espacio tiene la prótesis.

## Cómo se pierde y se conserva
La reducen los dientes desgastados, los molares perdidos y las prótesis viejas. Los labios se hunden, el mentón
avanza y las comisuras quedan húmedas. Aun así, muchas denticiones desgastadas conservan su altura, porque los
dientes erupcionan al desgastarse. No suponga; mida.

## Cómo se encuentra
Ningún método es exacto. Use varios y busque que coincidan:

1. Posición de reposo, menos unos milímetros de espacio entre los dientes.
2. Fonética: en palabras con *s* los dientes se acercan sin tocarse.
3. La cara: tercios en equilibrio, labios cerrados sin esfuerzo.
4. Fotografías antiguas con los dientes naturales.
5. La prótesis actual, si el paciente está cómodo con ella.

Marque dos puntos, en la nariz y en el mentón, y mida entre ellos con un calibrador. Anote el número.

## Cámbiela con una prueba
Si la altura debe cambiar, pruébela antes en algo removible: una placa, una prótesis o un provisional. Deje que el
paciente hable y coma con ella unas semanas. Observe si los dientes chocan, si se cansan los músculos o si cuesta
tragar.

Aumentar unos milímetros suele tolerarse bien. Quien planea más necesita una razón y más tiempo.

## Por qué va antes que los implantes
La altura decide el espacio para la prótesis. Si falta espacio, se puede levantar la mordida, reducir el reborde o
elegir un tipo de prótesis más delgado. Si lo descubre después de la cirugía, solo quedan malas opciones.

> Marque la altura el día de la cirugía, antes de extraer los últimos dientes. Son su última referencia.`,
      checklist: [
        'Uso varios métodos y busco que coincidan',
        'Pruebo una altura nueva antes de construirla',
        'Marco la altura antes de extraer los últimos dientes',
      ],
    },
    {
      slug: 'space-and-lip',
      title: 'Espacio, labio y línea de transición',
      minutes: 10,
      body: `Dos líneas deciden el tipo de prótesis: la línea donde termina la prótesis y empieza la encía, y la
del labio en una sonrisa amplia. No deben encontrarse.

## Espacio para el material
Una prótesis fija necesita altura para los dientes, para la encía artificial si falta tejido, para su estructura y
para las piezas de abajo. La circonia, el metal con acrílico y el metal con cerámica necesitan cantidades distintas.
Con encía artificial, un rango común es de 12 a 15 mm del reborde al antagonista, y el laboratorio indica el suyo.

- **Poco tejido perdido**: solo dientes, como un puente normal. Posiciones exigentes, sin encía artificial.
- **Mucho tejido perdido**: dientes y encía. Más libertad de posición, pero debe haber espacio.
- **Intermedio**: el grupo difícil. Muchas veces hay que reducir el reborde para ganar espacio.

## La línea de transición
Pida al paciente que ría sin la prótesis. Si se ve el reborde, se verá también el paso de la prótesis a la encía.
Entonces reduzca hueso, elija dientes sin encía artificial o cambie el plan. Planee la reducción en la tomografía
antes que los implantes, porque les quita altura.

## El soporte del labio
Retire el flanco anterior de una copia de la prótesis, o haga una prueba sin él. Mire el perfil. Una prótesis fija
no tiene flanco. Si el labio se hunde sin él, quizá una removible le sirva mejor al paciente, y se puede limpiar.

Una prótesis fija con flanco bajo el labio no se puede limpiar. Nunca la haga para salvar el perfil.

## Muéstrelo antes de la cirugía
Haga una prueba de dientes en cera o impresa. Que el paciente la vea, la use y venga acompañado. La aprobación por
escrito, con una fotografía, es el documento más útil del caso.`,
      checklist: [
        'Mido el espacio antes de elegir la prótesis',
        'Busco la línea de transición en una sonrisa amplia',
        'Pruebo el labio sin flanco',
      ],
    },
  ],
}
