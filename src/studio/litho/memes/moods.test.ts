import { describe, expect, it } from 'vitest';
import { isDaysLater, isAgainstMyself, isMineAgain, isSameLater, moodOf } from './moods.ts';

describe('whoever tells a joke', () => {
  it('is glad of a find, and not of what is found out', () => {
    expect(moodOf('when you find a forgotten bottle')).toBe('joy');
    expect(moodOf('when you find out the bottle is empty')).toBe('sad');
  });

  it('is as sad of a corked wine in French, behind its accent', () => {
    expect(moodOf('quand le vin est bouchonné')).toBe('sad');
    expect(moodOf('winemaker when it rains during harvest')).toBe('sad');
    expect(moodOf('when your card is declined at the wine shop')).toBe('sad');
  });

  it('cannot believe that somebody dislikes wine, and is sad over half a glass', () => {
    expect(moodOf("when someone says they don't like wine")).toBe('shock');
    expect(moodOf('cuando te sirven solo media copa')).toBe('sad');
    expect(moodOf('adulting: paying bills')).toBe('sad');
  });

  it('has one face in all panels that are theirs', () => {
    const lines = ['me: just one glass', 'also me: the whole bottle'];
    expect([0, 1].map((at) => isMineAgain(lines, at))).toEqual([true, true]);
    const french = ['moi: je ne bois plus', 'aussi moi: encore un verre'];
    expect([0, 1].map((at) => isMineAgain(french, at))).toEqual([true, true]);
  });

  it('is glad on the last day of school, and sad about the last glass', () => {
    expect(moodOf('Teacher on the last day of school: wine')).toBe('joy');
    expect(moodOf('the last glass')).toBe('sad');
  });

  it('is one against themselves, and two against another', () => {
    expect(isAgainstMyself('Monday me vs Friday me')).toBe(true);
    expect(isAgainstMyself('me vs my wine budget')).toBe(false);
  });

  it('is the same one afterwards', () => {
    expect(isSameLater(['me after one glass', 'after one bottle'])).toBe(true);
    expect(isSameLater(['beer drinkers', 'wine drinkers'])).toBe(false);
  });

  it('has another face than the others, and one alone is nobody again', () => {
    const lines = ['me: just one glass', 'my doctor: no'];
    expect([0, 1].map((at) => isMineAgain(lines, at))).toEqual([false, false]);
  });
});

describe('the same one, so many days later', () => {
  it.each([
    [['Harvest day 1', 'harvest day 30'], true],
    [['Day 1 of the harvest', 'Day 30 of the harvest'], true],
    [['Harvest', 'harvest'], false],
    [['wine 1', 'beer 2'], false],
  ])('is known by the number: %s', (lines, isSame) => {
    expect(isDaysLater(lines)).toBe(isSame);
  });
});
