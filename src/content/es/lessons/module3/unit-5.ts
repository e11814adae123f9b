import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit5: UnitText = {
  title: 'Nervio, seno y sangrado',
  lessons: [
    {
      slug: 'altered-sensation',
      title: 'Sensibilidad alterada: las primeras 24 horas',
      minutes: 11,
      body: `La anestesia ya debería haber pasado y el labio sigue dormido. Lo que haga en las próximas horas puede
importar más que todo lo del año siguiente.

## Tome en serio la llamada
Pida a todo paciente operado en la mandíbula que avise a la mañana siguiente si hay adormecimiento. Si llama, véalo
**el mismo día**. No le reste importancia por teléfono.

## Examine y registre
1. Pregunte: ¿dormido, hormigueo, ardor o dolor? El dolor sin contacto es una señal de alarma.
2. Delimite la zona en labio y mentón con un toque ligero, y fotografíe el mapa.
3. Pruebe agudo y romo, y dos puntos contra uno, en ambos lados.
4. Tome una radiografía, y una tomografía si hay duda.
5. Anote la hora, los hallazgos y lo que usted dijo.

## Decida
Si el implante entra, toca o puede presionar el conducto, retírelo o retrocédalo pronto. Lo ideal es hacerlo en
horas, o en un día aproximadamente. Cuando han pasado días, el implante está más firme y el nervio lleva más tiempo
comprimido. Si la imagen muestra distancia clara, la causa puede ser inflamación, la aguja o el calor, y es
razonable observar.

No injerte ni coloque otro implante en la misma sesión.

Pida ayuda de inmediato a un cirujano que trate lesiones nerviosas. El tratamiento médico de esas horas lo aconseja
ese colega. Referir pronto no es admitir culpa; referir tarde es difícil de defender.

## Siga el caso
Vea al paciente a los pocos días, después cada semana y cada mes, y delimite la zona cada vez. Una zona que se
reduce es buena señal. Si no mejora en las primeras semanas, o si el dolor aumenta, llame al especialista si aún no
lo ha hecho.

Sea veraz y sereno. El paciente perdona antes una complicación que el silencio.`,
      checklist: [
        'Veo el mismo día a un paciente con adormecimiento',
        'Puedo delimitar la zona y registrarla',
        'Sé cuándo debe salir el implante',
      ],
    },
    {
      slug: 'sinus-complications',
      title: 'El seno: perforación, infección, un implante perdido',
      minutes: 10,
      film: 'sinus_lift',
      body: `El seno maxilar perdona los errores pequeños y castiga los descuidados. Conozca lo normal antes de
operar cerca: una membrana delgada, un espacio libre y un drenaje abierto.

## Perforaciones y comunicaciones
Un desgarro de la membrana le ocurre a todo el que la eleva. Uno pequeño puede cerrarse al plegarse o con una
membrana de colágeno. Uno grande termina la elevación por ese día: cierre, espere unos meses y regrese. Los gránulos
que entran en un seno abierto pueden causar infección.

Se nota por una pérdida súbita de resistencia, burbujas o suero en la nariz. Deténgase entonces y mire.

Indique al paciente: no sonarse, estornudar con la boca abierta, no volar ni bucear por el tiempo acordado.

Después de una extracción o de perder un implante puede quedar una comunicación. Una pequeña y reciente suele cerrar
sobre un coágulo estable con sutura. Una grande o antigua necesita un colgajo, y un seno inflamado se trata primero.

## Infección del seno
1. Signos: presión de un lado, secreción espesa, mal olor, dolor al agacharse, mal sabor.
2. Imagen: líquido, revestimiento grueso, gránulos en el espacio o drenaje bloqueado.
3. Acción: trabaje junto con un otorrinolaringólogo.

El antibiótico solo no ayuda si un material extraño mantiene la infección. Un injerto infectado suele tener que
retirarse.

## Un implante en el seno
No lo busque con instrumentos a través del alvéolo. Tome una imagen, informe al paciente y refiera para retirarlo
por un acceso planificado. Rara vez es una emergencia ese día. No debe quedarse, porque puede bloquear el drenaje.

## Prevenga
Mire el seno en la tomografía antes de operar: revestimiento, tabiques, vasos de la pared, drenaje. La enfermedad se
trata primero.`,
      checklist: [
        'Sé qué hacer con desgarros pequeños y grandes',
        'Puedo nombrar los signos de una infección del seno',
        'Nunca busco un implante a través del alvéolo',
      ],
    },
    {
      slug: 'bleeding',
      title: 'Sangrado durante y después de la cirugía',
      minutes: 10,
      body: `La mayoría de los sangrados cede con presión y tiempo. Rara vez, uno amenaza la vía aérea. Se necesita
un plan para ambos, y el del raro debe saberse de memoria.

## Durante la cirugía
1. Presione con gasa firme varios minutos, por reloj. No la levante para mirar.
2. Encuentre el origen: tejido blando, hueso o alvéolo.
3. **Tejido blando**: presión, sutura alrededor del vaso, hemostático local.
4. **Hueso**: cera o hemostático en el punto, o coloque el implante, que muchas veces lo cierra.
5. **Conducto**: si brota sangre del lecho, deje de fresar. Presión, imagen, nada de un implante más largo.

Eleve la cabeza, tome la presión arterial y hable con calma. El miedo la mantiene alta.

## El piso de la boca
Perforar la tabla lingual de la mandíbula puede lesionar vasos que se retraen hacia el piso de la boca. Los signos
son inflamación bajo la lengua, lengua que sube, voz ronca, dificultad para tragar o respirar. Puede tardar minutos
u horas.

> Es una emergencia. Llame de inmediato a emergencias. Presione el piso de la boca entre dos dedos, por dentro y
> bajo el mentón. Mantenga al paciente erguido y dé oxígeno. No corte y no espere.

Se previene leyendo la concavidad en la tomografía y manteniendo colgajo y fresa sobre hueso.

## Después de la cirugía
El paciente llama: «sangra». Pregunte cuánto, desde cuándo y qué medicación toma. Treinta minutos de presión firme
con gasa doblada, sentado, sin enjuagues. Si sigue, véalo.

Retire el coágulo suelto, encuentre el punto, infiltre, suture y presione. Considere la medicación y consulte al
médico. Si vuelve a sangrar después de esto, el paciente necesita el hospital.

Practique la emergencia con su equipo dos veces al año, con funciones y teléfonos en la pared.`,
      checklist: [
        'Presiono por reloj antes de mirar',
        'Conozco los signos de sangrado en el piso de la boca',
        'Mi equipo practica la emergencia dos veces al año',
      ],
    },
    {
      slug: 'infection-and-swelling',
      title: 'Infección e inflamación: cuándo referir',
      minutes: 9,
      body: `La inflamación del segundo día es cicatrización. La del quinto día que crece es otra cosa. La
diferencia se oye por teléfono, si sabe qué preguntar.

## Cinco preguntas
1. ¿Cuándo empezó, y crece o disminuye?
2. ¿Está dura, blanda o caliente?
3. ¿Fiebre, escalofríos o malestar general?
4. ¿Puede abrir la boca, tragar y respirar como siempre?
5. ¿Qué ha tomado y desde cuándo?

Si crece después del tercer día, hay fiebre o apertura limitada: vea hoy al paciente.
**Dificultad para tragar o respirar, cuello inflamado o un ojo que se cierra: al hospital ya.**

## Infección temprana en el implante
Busque pus en la sutura, una tapa floja, alimento atrapado o un diente vecino infectado. Abra y drene lo cerrado,
lave, y apriete o cambie la tapa. Dé un antibiótico cuando hay extensión o fiebre, o cuando la salud del paciente lo
pide, según las normas locales. El drenaje trata; el fármaco solo ayuda.

Un injerto infectado que drena por la herida rara vez se recupera. Los gránulos sueltos se retiran pronto, para dar
una oportunidad al resto.

## En un implante integrado
Un absceso en un implante antiguo significa bolsa profunda, pieza floja, cemento o alimento a presión. Drene, limpie
y encuentre la causa. Trate la bolsa como describe la unidad 2.

## Una lesión en el ápice
Rara vez, un implante tiene una zona oscura en su extremo con el cuello sano. Puede deberse al calor, a un vecino
infectado o a una lesión antigua. Con dolor o fístula necesita cirugía o retiro. Sin síntomas y de tamaño estable,
puede solo observarse.

Anote qué le pidió vigilar al paciente y llámelo al día siguiente.`,
      checklist: [
        'Hago cinco preguntas por teléfono',
        'Conozco los signos que significan hospital ya',
        'Dreno primero y receto después',
      ],
    },
  ],
}
