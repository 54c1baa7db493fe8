-- What Quarto adds to pandoc for these recipes: content that is visible in some formats only.
function Div(div)
  if not div.classes:includes('content-visible') then
    return nil
  end
  local is, is_not = div.attributes['when-format'], div.attributes['unless-format']
  local visible = (is == nil or FORMAT:match(is)) and (is_not == nil or not FORMAT:match(is_not))
  return visible and div.content or {}
end
