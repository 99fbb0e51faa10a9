import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headingFromDegrees, umFromMm } from '../../src/geometry/pose.ts';
import { hashText } from '../../src/state/hash.ts';
import { canonicalJson, cloneJson, deepFreeze, plainJson, sameJson } from '../../src/state/json.ts';
import { createRng, drawBelow, drawBits, jumpRng, type RngState, seedRng } from '../../src/state/rng.ts';

describe('the generator', () => {
  test('is xoshiro128**: the published first outputs from state 1, 2, 3, 4', () => {
    let state: RngState = [1, 2, 3, 4];
    const out: number[] = [];
    for (let i = 0; i < 10; i++) {
      const drawn = drawBits(state);
      out.push(drawn.bits);
      state = drawn.state;
    }
    expect(out).toEqual([
      11_520, 0, 5_927_040, 70_819_200, 2_031_721_883, 1_637_235_492, 1_287_239_034, 3_734_860_849, 3_729_100_597,
      4_258_142_804,
    ]);
  });

  test('pinned: seeds and jumps give the same streams for ever', () => {
    expect(seedRng(0)).toMatchSnapshot();
    expect(seedRng(2 ** 53 - 1)).toMatchSnapshot();
    expect(jumpRng(seedRng(1))).toMatchSnapshot();
    expect(jumpRng([1, 2, 3, 4])).toMatchSnapshot();
  });

  test('seeds that differ only in their high bits give different streams', () => {
    expect(seedRng(1)).not.toEqual(seedRng(1 + 2 ** 32));
  });

  test('a bound that is none is a RangeError', () => {
    for (const bound of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1])
      expect(() => createRng(1).below(bound)).toThrow(RangeError);
    expect(createRng(1).below(1)).toBe(0);
  });

  test('numbers below a bound are below it and even', () => {
    const rng = createRng(7);
    const counts = Array.from({ length: 6 }, () => 0);
    for (let i = 0; i < 60_000; i++) counts[rng.below(6)]! += 1;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, bound) => {
        const { value } = drawBelow(seedRng(seed), bound);
        expect(Number.isInteger(value) && value >= 0 && value < bound).toBe(true);
      }),
      { seed: 1 },
    );
  });
});

describe('hashes', () => {
  test('are pinned, 32 hexadecimal digits, and depend on every character', () => {
    expect(hashText('')).toMatchSnapshot();
    expect(hashText('armada')).toMatchSnapshot();
    expect(hashText('armadb')).not.toBe(hashText('armada'));
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(hashText(a)).toMatch(/^[0-9a-f]{32}$/);
        expect(hashText(a) === hashText(b)).toBe(a === b);
      }),
      { seed: 2 },
    );
  });
});

describe('JSON', () => {
  test('the canonical text does not depend on the order of keys', () => {
    expect(canonicalJson({ b: 1, a: [{ d: null, c: 'x' }] })).toBe('{"a":[{"c":"x","d":null}],"b":1}');
    expect(canonicalJson({ a: undefined })).toBe('{}');
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
        expect(sameJson(value, cloneJson(value))).toBe(true);
      }),
      { seed: 3 },
    );
  });

  test('plainJson copies what JSON can carry and names the place of what it cannot', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        const plain = plainJson(value);
        expect(plain.ok && JSON.stringify(plain.value)).toBe(JSON.stringify(value).replaceAll('-0,', '0,'));
      }),
      { seed: 4 },
    );
    expect(plainJson({ a: [1, { b: Number.NaN }] })).toEqual({
      ok: false,
      at: '.a[1].b',
      fault: 'not a finite number',
    });
    expect(plainJson({ a: undefined })).toMatchObject({ ok: false, at: '.a' });
    expect(plainJson({ [Symbol('x')]: 1 })).toMatchObject({ ok: false });
    const negative = plainJson([-0]);
    expect(negative.ok && Object.is((negative.value as number[])[0], 0)).toBe(true);
    let deep: unknown = 1;
    for (let i = 0; i < 1000; i++) deep = [deep];
    expect(plainJson(deep)).toMatchObject({ ok: false, fault: 'too deep or cyclic' });
    expect(plainJson(Array.from({ length: 300_000 }, () => 0))).toMatchObject({ ok: false, fault: 'too large' });
  });

  test('deepFreeze freezes all the way down', () => {
    const value = deepFreeze({ a: [{ b: 1 }] });
    expect(() => {
      (value.a[0] as { b: number }).b = 2;
    }).toThrow(TypeError);
  });
});

describe('units', () => {
  test('millimetres and degrees become whole numbers', () => {
    expect([umFromMm(304.8), umFromMm(0.0004), umFromMm(34.2)]).toEqual([304_800, 0, 34_200]);
    expect([0, 22.5, 180, 359.999, -90, 720].map(headingFromDegrees)).toEqual([0, 4096, 32_768, 0, 49_152, 0]);
  });
});
