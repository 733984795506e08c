import isPropValid from '@emotion/is-prop-valid';
import { css, type EmotionCache, ThemeContext, withEmotionCache } from '@emotion/react';
import { createElement, type ElementType, type ReactElement, type ForwardedRef, useContext, useState } from 'react';

type Props = Record<string, unknown>;
type EvaluatedStyle = Parameters<typeof css>[number];
type Style = EvaluatedStyle | ((props: Props) => Style);
type ShouldForward = (name: string) => boolean;
type Serialized = ReturnType<typeof css>;

/** The attributes of a component of emotion that its derived components and the component library read. */
interface StyledParts {
  __emotion_base: ElementType;
  __emotion_styles: readonly Style[];
  __emotion_forwardProp: ShouldForward | undefined;
}

interface Options {
  label?: string;
  shouldForwardProp?: ShouldForward;
}

/** The styles of one element, which are computed when its computed style is read. */
interface Look {
  cache: EmotionCache;
  styles: readonly Style[];
  props: Props;
  theme: unknown;
  /** Generated classes from the component that contains this one; their styles come after the own styles. */
  outer: readonly string[];
  result?: { outerStyles: readonly string[]; serialized: Serialized };
}

/** Looks by the class of their element. */
const looks = new Map<string, Look>();
let count = 0;
const nextName = (): string => `css-later-${++count}`;

function evaluate(style: Style, props: Props): EvaluatedStyle {
  if (typeof style === 'function') return evaluate(style(props), props);
  return Array.isArray(style) ? style.map((one) => evaluate(one as Style, props)) : style;
}

function serialize(look: Look): Serialized {
  const outerStyles = look.outer.map((name) => {
    const outer = looks.get(name);
    return outer ? serialize(outer).styles : (look.cache.registered[name] ?? '');
  });
  const { result } = look;
  if (result && outerStyles.every((styles, index) => styles === result.outerStyles[index])) return result.serialized;
  const props = { ...look.props, theme: look.props['theme'] ?? look.theme };
  const serialized = css(
    ...look.styles.map((style) => evaluate(style, props)),
    ...outerStyles.map((styles) => `${styles};`),
  );
  look.result = { outerStyles, serialized };
  return serialized;
}

/** Returns the class with the rules of a generated class; inserts the rules into the page. */
export function insertRulesOf(name: string): string {
  const look = looks.get(name);
  if (!look) return name;
  const { cache } = look;
  const serialized = serialize(look);
  const className = `${cache.key}-${serialized.name}`;
  if (cache.inserted[serialized.name] === undefined) cache.insert(`.${className}`, serialized, cache.sheet, true);
  return className;
}

/** Deletes the styles of the elements that a test has rendered. */
export const forgetLooks = (): void => looks.clear();

function composeForward(tag: Partial<StyledParts>, own: ShouldForward | undefined): ShouldForward | undefined {
  const inherited = tag.__emotion_forwardProp;
  return inherited && own ? (name) => inherited(name) && own(name) : (own ?? inherited);
}

/** Returns the properties that a tag or a component without a rule of its own gets, as emotion does. */
const defaultForward = (tag: ElementType): ShouldForward =>
  typeof tag === 'string' ? isPropValid : (name) => name !== 'theme';

/**
 * Replaces `styled` of emotion, on which the component library is built. The styles of an element are evaluated and
 * inserted when a test reads its computed style, instead of with each rendering: they accounted for a fifth of the time
 * of a suite. The class of an element is the same in each rendering.
 */
export default function styled(tag: ElementType & Partial<StyledParts>, options: Options = {}) {
  const baseTag = tag.__emotion_base ?? tag;
  const forward = composeForward(tag, options.shouldForwardProp);
  const shouldForward = forward ?? defaultForward(baseTag);
  const usesAs = !shouldForward('as');
  return (...own: readonly Style[]) => {
    const styles: readonly Style[] = [...(tag.__emotion_styles ?? []), ...own];
    function Styled(props: Props, cache: EmotionCache, ref?: ForwardedRef<unknown>): ReactElement {
      const theme = useContext(ThemeContext);
      const [name] = useState(nextName);
      const outer: string[] = [];
      let className = '';
      for (const one of typeof props['className'] === 'string' ? props['className'].split(' ') : []) {
        if (looks.has(one) || cache.registered[one] !== undefined) outer.push(one);
        else if (one) className += `${one} `;
      }
      looks.set(name, { cache, styles, props, theme, outer });
      const forwarded: Props = { className: className + name };
      for (const key in props) {
        if (key !== 'className' && !(usesAs && key === 'as') && shouldForward(key)) forwarded[key] = props[key];
      }
      if (ref) forwarded['ref'] = ref;
      return createElement((usesAs && (props['as'] as ElementType | undefined)) || baseTag, forwarded);
    }
    return Object.assign(withEmotionCache(Styled), {
      __emotion_base: baseTag,
      __emotion_styles: styles,
      __emotion_forwardProp: forward,
    } satisfies StyledParts);
  };
}
