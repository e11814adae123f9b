import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit4: UnitText = {
  title: 'El provisional',
  lessons: [
    {
      slug: 'load-today-or-later',
      title: 'Cargar hoy, o después',
      minutes: 9,
      film: 'osseointegration',
      body: `La carga inmediata es posible cuando se cumplen todas las condiciones, no cuando se cumple la mayoría.
El paciente debe estar preparado para los dos finales del día.

## Condiciones para hoy
1. Todos los implantes que llevan el provisional están firmes. Muchos piden 30 a 35 Ncm o más en cada uno.
2. Están bien distribuidos y unidos por un provisional rígido.
3. El provisional no tiene voladizo, o uno muy corto.
4. Los contactos pueden ser parejos, y suaves atrás.
5. El paciente seguirá la dieta blanda y regresará.

Las cifras son convenciones. Los docentes indican las del curso, y el instructivo va primero.

## Por qué ayuda unirlos
Un solo implante con carga flexiona. Cuatro unidos por una barra rígida comparten la carga, y cada uno se mueve
mucho menos. Por eso una arcada completa tolera la carga temprana mejor que una corona unitaria. Y por eso
**un provisional roto es una emergencia**: desde ese momento cada parte se mueve sola.

## Razones para esperar
- Uno o más implantes giran, o se colocaron en un injerto fresco.
- Bruxismo que no se puede controlar.
- Hueso blando con torque bajo en todos.
- Un paciente que vive lejos y no puede venir a una reparación.

Entonces cierre sobre los implantes o ponga tapas, y rebase la dentadura con material blando, bien aliviada. El
paciente tiene dientes, solo que removibles.

## El valle también vale aquí
Hacia las semanas tres y cuatro la estabilidad es la más baja. El paciente se siente bien y lo tienta la corteza del
pan. Llame en esas semanas, pregunte por la comida y repita la regla.

> Prometa dientes el día de la cirugía solo como «si todo queda firme». Tenga lista la dentadura para el otro
> caso, y muéstrela antes.`,
      checklist: [
        'Puedo nombrar cinco condiciones para cargar hoy',
        'Sé por qué un provisional roto es urgente',
        'Preparo al paciente para los dos finales',
      ],
    },
    {
      slug: 'conversion',
      title: 'Convertir la dentadura',
      minutes: 12,
      body: `La dentadura se convierte en un provisional fijo en las horas posteriores a la cirugía. El trabajo es
sencillo en principio, y cada error pequeño se paga con tensión, fractura o inflamación.

## Antes de la cirugía
Haga una dentadura con la altura y la posición dental aprobadas, fuerte y gruesa donde pasarán los cilindros. Haga
un duplicado transparente para la cirugía. Revise la mordida, porque es el registro que usará con el paciente
anestesiado.

## La captura
1. Coloque cilindros temporales en los pilares y bloquee por debajo con dique de goma.
2. Marque sus posiciones y perfore con holgura. La dentadura debe asentar **pasiva** sobre los cilindros.
3. Asiéntela en el paladar o en las zonas posteriores, y que el paciente cierre en la mordida.
4. Una uno o dos cilindros con poca resina, deje polimerizar y revise otra vez la mordida.
5. Una los demás y deje polimerizar por completo, sin movimiento.
6. Desatornille y termine fuera de la boca.

Si la dentadura toca un cilindro mientras la resina polimeriza, queda tensión incorporada.

## El acabado
Rellene los huecos, retire el flanco y el paladar, y acorte por detrás del último implante. Haga **convexa y lisa**
la cara hacia la encía, sin concavidades. Deje lugar para un cepillo en cada implante. Pula a espejo, limpie y
desinfecte.

Refuerce con alambre o fibra si el material es delgado. La mayoría de los provisionales se rompe en un cilindro o en
la línea media.

## La entrega
Asiente y apriete al valor bajo de los tornillos provisionales, en cruz. Tome radiografías de todas las uniones.
Ajuste la mordida: contactos parejos de canino a canino y en premolares, suaves atrás, sin guías empinadas.

Cierre las chimeneas con un material blando y una cubierta delgada. Fotografíe y entregue la hoja de la dieta.`,
      checklist: [
        'Compruebo que la dentadura asiente pasiva sobre los cilindros',
        'Uno primero pocos cilindros y reviso la mordida',
        'Hago convexa y lisa la cara hacia la encía',
      ],
    },
    {
      slug: 'the-first-twelve-weeks-of-an-arch',
      title: 'Dieta, visitas y reparaciones en las primeras doce semanas',
      minutes: 8,
      body: `El provisional está puesto y el paciente, encantado. Ahora el riesgo es mayor. Durante unas doce
semanas los implantes se sujetan en hueso joven, y solo los une una prótesis de plástico.

## La dieta, por etapas
- **Dos primeras semanas**: líquidos y lo que se aplasta con la lengua.
- **Hasta la semana doce, más o menos**: lo que corta un tenedor. Sin cortezas, nueces, crudos ni chicle.
- **Después**, y solo cuando usted lo autorice: regreso gradual.

Entréguela por escrito, con ejemplos de la cocina del paciente. Pregunte qué comió ayer; a «¿sigue la dieta?»
siempre se responde que sí.

## Las visitas
1. **Al día siguiente**: una llamada. Dolor, inflamación, sangrado, algo que se mueva.
2. **Una semana**: herida, higiene, contactos. No retire el provisional.
3. **Dos a cuatro semanas**: contactos y tornillos al tacto. Enseñe el irrigador y el cepillo.
4. **Ocho semanas**: contactos, grietas, higiene.
5. **Doce semanas o más**: retírelo, pruebe cada implante por separado, radiografías y plan definitivo.

Retirar antes el provisional para mirar debajo hace más daño que bien, salvo que haya un motivo.

## Las reparaciones
Una grieta o fractura se ve **el mismo día**. Mientras tanto, sin masticar. Retírelo, repárelo con refuerzo,
compruebe que sigue asentando sin tensión y colóquelo. Pregunte por qué se rompió: material delgado, voladizo,
contacto, bruxismo, pan.

Un provisional flojo es igual de urgente. Si un implante duele o gira al probarlo, déjelo fuera del provisional si
los demás pueden sostenerlo, y espere.

## La higiene
Desde la segunda semana, cepillo suave por ambos lados e irrigador a baja potencia; después, hilo con punta rígida.
Muéstrelo en un modelo y que el paciente practique frente a un espejo.`,
      checklist: [
        'Doy la dieta por etapas y por escrito',
        'Veo el mismo día un provisional roto',
        'Pruebo cada implante por separado antes de la prótesis definitiva',
      ],
    },
  ],
}
